import type { StopHost } from './stops.ts'

/**
 * The weights of the mentor's plans. A worth is in points of any type, of which a good turn brings one; a share or a
 * chance is from 0 to 1.
 */
export const WEIGHTS = {
  /** The points that a good turn brings after the end of a plan. */
  turnBrings: 1,
  /** The factor by which worth drops for each turn of delay. */
  patience: 0.97,

  /** A Task by itself, without its points. */
  task: 1.5,
  /** A Task by itself for a player of the last Rank, who needs no more points. */
  taskAtTop: 2,
  /** A Mandatory Task, if only such Tasks keep somebody from the last Rank or from gathering Gems. */
  duty: 28,
  /** Any other Mandatory Task. */
  dutyWithTime: 1.5,
  /** The factor for a Mandatory Task if it is all that keeps a partner from the last Rank. */
  hindersPartner: 5,
  /** The share of a Task's worth that doing its parts brings before it is complete. */
  begun: 0.6,
  /** The mean number of turns per part of a Task, and per Stone if all six must be entered. */
  turnsPerPart: 3,
  turnsPerStone: 5,
  /**
   * The minimum probability that a Task gets done, and the probability of meeting a High Wizard whose place is unknown.
   */
  leastKept: 0.2,
  mayCome: 0.6,
  /** The factor for removing a mark only after the next attack. */
  afterAttack: 0.5,
  /** Mandatory Tasks keep a player from the last Rank if that player lacks fewer points for it than this. */
  fewLacking: 30,

  /** Another Task for a player who holds few, some, many or most of those they can do. */
  newTask: { few: 7, some: 5, many: 3, most: 1 },
  /** The factor for another Task if only Tasks thwart Evil, one Territory at a time (D9). */
  thwarting: 1.7,
  /** The cost of another Task to a player who has all points, or whose Tasks bring enough. */
  unneeded: 6,
  enoughComing: 3,
  /** The cost of another Mandatory Task before the last Rank, which requires it to be done first (D2). */
  lateDuty: 12,
  /** The factor for `lateDuty` if a partner will soon reach the last Rank first. */
  endsTeam: 3,
  /** A player who lacks at most this many points for the last Rank gets there without another Mandatory Task. */
  lastStep: 12,
  /**
   * A Task that draws Evil away from a marked Circle, its factor if the Circle would fall in the next attack, and the
   * maximum number of such Tasks to hold.
   */
  rod: 10,
  rodIfLost: 2.5,
  rodsUpTo: 8,

  /** Keeping the Circle for one more Fortnight when that is all a player needs. */
  heldOff: 100,
  /** The mean number of days to get a Gem, to do a Mandatory Task, and to reach Ruktal. */
  daysPerGem: 6,
  daysPerDuty: 8,
  daysToRuktal: 8,

  /**
   * Joining an Order with the help of a host who admits players to one, and of Hamdrel, who may show the way to one.
   */
  join: 45,
  joinByHamdrel: 20,
  /** Joining another Order because the present one is hopeless: a specific Order, or any Order. */
  changeOrder: 25,
  changeToAny: 40,
  /** Being freed of Dragonbinding, and of being Dazed. */
  heal: 60,
  undaze: 14,

  /** Answering a summons, and the same if Evil goes by marks. */
  summons: 25,
  summonsIfMarked: 50,
  /** Meeting Hamdrel, for a player of the last Rank who must look for a High Wizard. */
  seek: 18,
  /** Hamdrel's gifts except a Task, and the number of visits to her per Task. */
  hamdrel: 0.7,
  visitsPerTask: 3,
  /** The chance that Hamdrel reveals a High Wizard, and the share of a waiting Task's worth that this brings. */
  shows: 0.55,
  helps: 0.5,
  /** The reveal of a High Wizard to a player of their Order who is ready to advance, or not yet ready. */
  shownWhenReady: 12,
  shownEarly: 5,
  /** The cost of asking a host of another Order for a Task. */
  foreignTask: 1,
  /**
   * The Abbey's gifts, the probability that the monks give a die of points, and the probability that a visit does not
   * lead to the Mentor.
   */
  abbey: 1.7,
  monksGive: 20 / 36,
  missesMentor: 2 / 3,
  /** The mean number of visits to the Abbey, or to Elves, per visit that leads to a Mentor. */
  visitsPerMentor: 3,
  /** Visiting the Star Crest. */
  starCrest: 9,
  /** Meeting Demons, and the share of a marker's worth that this brings if Evil goes by marks. */
  demon: 2.2,
  demonTakesMarker: 0.8,
  /** The cost of an attack by the Dragon on a member of its own Order (D36). */
  dread: 6,

  /** The number of turns to get out of the Lair, from Rank 2 on and before. */
  turnsInLair: { ranked: 2, unranked: 5 },
  /**
   * The number of turns to step out of a space and back. If places close, a move that begins in a place can't end
   * there.
   */
  outAndBack: 1.3,
  outAndBackIfClosed: 2,
} as const

/** Hosts that almost always give a Task. */
export const GIVERS: ReadonlySet<StopHost> = new Set(['tower', 'ruktal', 'high-wizard', 'dragon'])

/** The number of plans kept at each step of the search, and the number of steps ahead. */
export const BREADTH = 16
export const DEPTH = 8
