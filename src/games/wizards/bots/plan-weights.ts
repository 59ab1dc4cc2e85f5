import type { StopHost } from './stops.ts'

/**
 * The weights of the mentor's plans. A value is in points of any type, and a good turn brings one point. Shares and
 * chances are from 0 to 1.
 */
export const WEIGHTS = {
  /** The points that a good turn brings after the end of a plan. */
  turnBrings: 1,
  /** The factor applied to value for each turn of delay. */
  patience: 0.97,
  /** The number of turns by which a plan may be behind the best one if this turn's roll suits its first stop. */
  rivalsUpTo: 1.5,

  /** The value of a Task itself, apart from its points. */
  task: 1.5,
  /** The value of a Task itself to a player of the last Rank, who needs no more points. */
  taskAtTop: 2,
  /** The value of a Mandatory Task if only such Tasks keep somebody from the last Rank or from gathering Gems. */
  mandatory: 28,
  /** The value of any other Mandatory Task. */
  mandatoryWithTime: 1.5,
  /** The factor for a Mandatory Task if it is all that keeps a partner from the last Rank. */
  hindersPartner: 5,
  /** The share of a Task's value that its completed parts bring before the whole Task is complete. */
  partsDone: 0.6,
  /** The mean number of turns per part of a Task, and per Stone if all six must be entered. */
  turnsPerPart: 3,
  turnsPerStone: 5,
  /**
   * The lowest probability assumed for completing a Task, and the probability assumed for meeting a High Wizard whose
   * location is unknown.
   */
  leastCompletion: 0.2,
  mayCome: 0.6,
  /** The factor for the value of removing a mark if that happens only after the next attack. */
  afterAttack: 0.5,
  /**
   * A player who lacks fewer points than this for the last Rank is considered to be kept from it by Mandatory Tasks.
   */
  fewLacking: 30,

  /** The value of another Task to a player who holds few, some, many or most of the Tasks they can do. */
  newTask: { few: 7, some: 5, many: 3, most: 1 },
  /**
   * The factor for the value of another Task under rules in which Evil is thwarted only by Tasks, one Territory at a
   * time (D9).
   */
  thwarting: 1.7,
  /**
   * The cost of another Task to a player who has all the points they need, and to one whose Tasks will bring enough.
   */
  unneeded: 6,
  enoughComing: 3,
  /** The cost of another Mandatory Task that must be done before the player can reach the last Rank (D2). */
  lateMandatory: 12,
  /** The cost of another Mandatory Task just before the last Rank, as a multiple of the value of doing one. */
  anotherMandatory: 2,
  /** The factor for `lateMandatory` if a partner will soon be the first to reach the last Rank. */
  endsTeam: 3,
  /** If a player lacks at most this many points for the last Rank, another Mandatory Task would only be a burden. */
  lastStep: 12,
  /**
   * The value of a Task that draws Evil away from a marked Circle, the factor for it if the Circle would fall in the
   * next attack, and the number of Tasks held at which it no longer counts.
   */
  decoy: 10,
  decoyIfLost: 2.5,
  decoysUpTo: 8,

  /** The value of keeping the Circle for one more Fortnight when that is all a player needs. */
  extraFortnight: 100,
  /** The mean number of days to get a Gem, to do a Mandatory Task, and to reach Ruktal. */
  daysPerGem: 6,
  daysPerMandatory: 8,
  daysToRuktal: 8,

  /**
   * The value of joining an Order by visiting a host who admits the player, and by visiting Hamdrel, who may show the
   * way to such a host.
   */
  join: 45,
  joinByHamdrel: 20,
  /** The value of joining another Order because the present one is hopeless: a specific Order, or any Order. */
  changeOrder: 25,
  changeToAny: 40,
  /** The value of being freed from Dragonbinding, and of being healed when Dazed. */
  heal: 60,
  undaze: 14,
  /** The value of being healed when Dazed if Evil prefers marked Territories. */
  undazeIfMarked: 24,

  /** The value of answering a summons, normally and if Evil prefers marked Territories. */
  summons: 25,
  summonsIfMarked: 50,
  /** The value of meeting Hamdrel to a player of the last Rank who must look for a High Wizard. */
  seek: 18,
  /** The value of Hamdrel's gifts other than a Task, and the number of visits it takes to get a Task from her. */
  hamdrel: 0.7,
  visitsPerTask: 3,
  /** The chance that Hamdrel reveals a High Wizard, and the share of a waiting Task's value that this brings. */
  reveals: 0.55,
  helps: 0.5,
  /**
   * The value of having a High Wizard of the player's own Order revealed, if the player is ready to advance and if not.
   */
  revealedWhenReady: 12,
  revealedEarly: 5,
  /** The cost of asking a host of another Order for a Task. */
  foreignTask: 1,
  /**
   * The value of the Abbey's gifts, the probability that the monks give a die of points, and the probability that a
   * visit does not lead to the Mentor.
   */
  abbey: 1.7,
  monksGive: 20 / 36,
  missesMentor: 2 / 3,
  /** The mean number of visits to the Abbey, or to Elves, until one leads to a Mentor. */
  visitsPerMentor: 3,
  /** The value of visiting the Star Crest. */
  starCrest: 9,
  /**
   * The value of meeting Demons, and the share of a marker's value that the meeting brings if Evil prefers marked
   * Territories.
   */
  demon: 2.2,
  demonTakesMarker: 0.8,
  /** The cost of an attack by the Dragon on a member of its own Order (D36). */
  dragonAttack: 6,

  /** The number of turns it takes to get out of the Lair, at Rank 2 or above and at lower Ranks. */
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
