import type { Booked, BookId } from './book.ts'

/** What says under which rules it is played: a state, or a view of it. */
export interface Ruled extends Booked {
  /** Of 1982 the version it was begun under; by the revised book one more, for its first stood upon the second of 1982. Left out under rules 1 of 1982. */
  readonly rules?: number
}

/** A book of rules by name, that of 1982 too. */
type BookName = BookId | '1982'

/** The rules of 1982 that the first of each book stand upon. */
const BENEATH: Readonly<Record<BookName, number>> = { '1982': 1, revised: 2 }

/**
 * What has been mended since the first rules of the books, and since which rules of which book it holds: in a book that is not
 * named it never does. What holds since rules 1 of the revised book was mended before there was one.
 */
const SINCE = {
  // Rules 2 of 1982
  /** Whoever lives where a Task is given does its first part, whoever gives it (9.7, ruling W20). */
  'residents-begin-tasks': { '1982': 2, revised: 1 },
  /** Ruktal heals the Dazed who answer a summons before him (7.332, ruling W21). */
  'ruktal-heals-the-summoned': { '1982': 2, revised: 1 },
  /** Turns lost to Demons and the Dragon run out side by side (7.304, 7.305, ruling 40). */
  'stuns-side-by-side': { '1982': 2, revised: 1 },
  /** Who stays for Task 20 has come for a Task (7.391, ruling W22). */
  'stays-for-a-task': { '1982': 2, revised: 1 },
  /** A Horse or Hound leaves who is led where it will not go (8.45, 8.46, ruling W23). */
  'beasts-leave-who-is-led': { '1982': 2, revised: 1 },
  /** A Transporting Spell may be cast in a Trap that waits for a 5 or 6 (11.213, ruling W24), or help be called for (R16). */
  'casts-in-a-trap': { '1982': 2, revised: 1 },
  // Rules 3 of 1982
  /** Who has been rescued is stranded no more, on whatever island he lands (7.30311, ruling 103). */
  'rescue-ends-stranding': { '1982': 3 },
  /** What Events and spells make of the price of a land holds where each says, and nowhere else (rulings W26, R20). */
  'prices-by-land': { '1982': 3, revised: 7 },
  // Rules 4 of 1982
  /** A way ends where a Horse or Hound leaves: in a boat, and at the first step within the Circle or the Lair (8.45, 8.46, 8.452, ruling W27). */
  'beasts-leave-on-the-way': { '1982': 4, revised: 12 },
  /** Nobody is stopped by players in a space where he meets nobody any more (7.2, 7.6, ruling W28). */
  'passes-whom-he-does-not-meet': { '1982': 4 },
  // Rules 2 of 2016
  /** At the Cottage one may become a Ranger where Hamdrel or a High Wizard offers a Task (D37). */
  'joins-at-the-cottage': { revised: 2 },
  /** Where there are no Gems the end says nothing of them (D1). */
  'ends-without-gems': { revised: 2 },
  // Rules 3 to 6 of 2016
  /** A move that begins in a place that has met one does not lead back there (D22). */
  'no-way-back': { revised: 3 },
  /** A thwart saves a land that would fall, and not one that an attack might take at the most and does not (D9). */
  'thwarts-actual-losses': { revised: 4 },
  /** Who is led by a Trap is rescued by those upon whom he comes (R3). */
  'rescued-on-coming': { revised: 4 },
  /** Partners for whom the lands are laid have them side by side (R18). */
  'laid-together': { revised: 5 },
  /** A roll of nothing is one step and no more (D24, R19). */
  'one-step-for-nothing': { revised: 6 },
  // Rules 7 of 2016
  /** A swimmer whose roll is too low for any step comes ashore by it, and not into a boat in other water (6, D24). */
  'swims-ashore-alone': { revised: 7 },
  /** A place that is spent is closed to who has a Task there too, to who flies, and through walls (D22). */
  'spent-is-closed': { revised: 7 },
  /** A wall is the land's that draws it, is gone through from either side by a spell cast beside it, and by any roll (D24, D34, R21). */
  'walls-of-their-land': { revised: 7 },
  // Rules 8 of 2016
  /** Who has called for help and stands where he stood is met by Hamdrel, as anybody is who stands still (D30). */
  'stands-after-a-call': { revised: 8 },
  /** Who stands still after a roll may be met by chance beside another player and Demons (D23). */
  'chance-beside-others': { revised: 8 },
  /** Who stands still takes up no marker: he must leave the space first (D22, ruling R23). */
  'markers-by-coming': { revised: 8 },
  /** In a spent place the markers that are tied to it are closed, and others are not (D22, ruling R24). */
  'markers-of-the-place': { revised: 8 },
  /** The Transport of a Task leads to a marker that must be taken up (D40). */
  'takes-the-far-end': { revised: 8 },
  /** Who has been carried off and has not landed is on no space, and nothing meets him there (D29). */
  'off-the-board': { revised: 8 },
  // Rules 9 of 2016
  /** Who dodges the Dragon is hidden from it until that turn ends, whoever's it is, and hides nobody else (D34). */
  'dodged-for-the-turn': { revised: 9 },
  /** Who tries in vain to dodge the Dragon meets it, as his Mentor too (D36, ruling R25). */
  'undodged-is-met': { revised: 9 },
  /** The Dazed of another Order may join Evil (D36). */
  'dazed-join-evil': { revised: 9 },
  /** Who dodges Demons at Rank 4 drives them off or lets them be, as he likes, and who is Dragonbound likewise (D34). */
  'drives-off-at-will': { revised: 9 },
  /** Animals are mustered in any plain, wood or mountain, and upon Stones (D34). */
  'musters-anywhere': { revised: 9 },
  /** The Dragon that comes upon players who meet is met by them once, and Demons that lie there are met too (D17, D19). */
  'dragon-met-once': { revised: 9 },
  /** What players who meet are given comes where it goes (D19). */
  'given-where-it-goes': { revised: 9 },
  /** All markers of lost Tasks turn into Demons before anybody meets them, in the order of the players (D12). */
  'markers-turn-together': { revised: 9 },
  /** With the last Rank nobody meets anything any more (D1). */
  'over-at-once': { revised: 9 },
  /** Who is forced away, by a Task or a High Wizard's Trap too, may meet places anew, the Cottage too; such a Trap is refused as a Transport (D22, D35). */
  'forced-opens-all': { revised: 9 },
  // Rules 10 of 2016
  /** Who dodges Demons alone keeps his animal: a spell that drives them off does not spare it (D15). */
  'dodging-alone-spares-animals': { revised: 10 },
  /** Who is of no Order meets no player, trapped or not (D19). */
  'rank-0-meets-nobody': { revised: 10 },
  /** A lot for a High Wizard names one, and no other card is kept aside with him (D16, ruling R26). */
  'lot-names-a-wizard': { revised: 10 },
  /** Who draws on for a High Wizard draws no card twice (D19, ruling R26). */
  'cards-lie-aside': { revised: 10 },
  /** The five points of the Star Crest are of another kind than the ten (D15). */
  'crest-gives-two-kinds': { revised: 10 },
  /** Who is offered a Task in place of points may refuse it (D19). */
  'gifts-may-be-refused': { revised: 10 },
  /** A roll too low for the first space under sail is enough for it (D24). */
  'sails-on-any-roll': { revised: 10 },
  /** Who is Dragonbound loses his foresight, is out of the Trap of an Event and is given no Task (D28). */
  'bound-lose-events': { revised: 10 },
  /** Dragon Taming reveals a Secret Wizard as in 1982, to all who play together (11.223, D46). */
  'taming-reveals': { '1982': 1, revised: 10 },
  /** What ends with a land left ends when a move ends off it, and not on the way (D22, D26, ruling R29). */
  'moves-must-end-outside': { revised: 10 },
  /** A move leads back to nobody and nothing that was left by it, in open country too (D22, ruling R29). */
  'no-way-back-to-anybody': { revised: 10 },
  /** A Movement Event is not lost to another (D42, ruling R27). */
  'movement-events-side-by-side': { revised: 10 },
  /** A Dove drives off the animal that is there (D43). */
  'doves-drive-off': { revised: 10 },
  /** At the Cottage an own Mentor's Task may be taken without becoming a Ranger (D37). */
  'rangers-by-choice': { revised: 10 },
  /** Any land can be foreseen, of whatever kind (D11, ruling R28). */
  'foresees-any-land': { revised: 10 },
  /** Elves meet who comes to teach them the song of the whales (D41). */
  'elves-meet-who-stays': { revised: 10 },
  // Rules 11 of 2016
  /** An animal does not leave who is led by others, wherever to (D43). */
  'animals-stay-with-the-led': { revised: 11 },
  /** The sixth meeting with Hamdrel, in whose place a Task may be asked for, is counted from the last transport too (D37, ruling R17). */
  'counts-meetings': { revised: 11 },
  /** Whom a call for help would carry off may refuse it as a Transport (D20, D30). */
  'calls-can-be-refused': { revised: 11 },
  // Rules 13 of 2016
  /** Who is Dragonbound has no Lair Time, wherever he comes, until he is healed (D28). */
  'bound-have-no-lair-time': { revised: 13 },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<BookName, number>>>>>

/** Something that has been mended. */
export type Mend = keyof typeof SINCE

/** The number in a state for a version of a book's rules. */
export const rulesBeneath = (book: BookName, rules: number): number => rules + BENEATH[book] - 1

/** The least number in a state with which each mend of a book holds: asked at every step, and so looked up once. */
const leastOf = (book: BookName): ReadonlyMap<Mend, number> =>
  new Map(
    Object.entries<Readonly<Partial<Record<BookName, number>>>>(SINCE).flatMap(([mend, { [book]: first }]) =>
      first === undefined ? [] : [[mend as Mend, rulesBeneath(book, first)] as const],
    ),
  )
const LEAST = leastOf('1982')
const LEAST_REVISED = leastOf('revised')

/** Whether this mend holds in a game: it was begun since the rules of its book that have it. So a record goes on as it was begun. */
export function holds(mend: Mend, { book, rules = 1 }: Ruled): boolean {
  const least = (book === undefined ? LEAST : LEAST_REVISED).get(mend)
  return least !== undefined && rules >= least
}
