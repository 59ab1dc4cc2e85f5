import animals from '../../../../../data/wizards-revised/animals.json' with { type: 'json' }
import calendarFile from '../../../../../data/wizards-revised/calendar.json' with { type: 'json' }
import tables from '../../../../../data/wizards-revised/encounter-tables.json' with { type: 'json' }
import events from '../../../../../data/wizards-revised/events.json' with { type: 'json' }
import orders from '../../../../../data/wizards-revised/orders.json' with { type: 'json' }
import spells from '../../../../../data/wizards-revised/spells.json' with { type: 'json' }
import { dataFile } from '../../../../parts/data-file.ts'
import { POINT } from '../../../wizards/rules/facts/prices.ts'
import { type BookCards, openBook } from '../../../wizards/rules/state/book.ts'
import { attackIn, CALENDAR, type Calendar } from '../../../wizards/rules/state/cards.ts'

// The calendar file contains only what differs from 1982.
const calendar = { ...CALENDAR, ...dataFile<Pick<Calendar, 'tasksToThwart' | 'attacks'>>(calendarFile) }
const eventTexts = Object.fromEntries(events.map(({ id, text }) => [id, text]))
const CARDS: BookCards = {
  ...dataFile<Pick<BookCards, 'orders' | 'spells' | 'tables' | 'animals'>>({ orders, spells, tables, animals }),
  calendar,
  eventTexts,
}

/** The rulebook of 2016, as far as it is expressed by data and switches (`docs/wizards-revised.md`). */
export const REVISED = openBook('revised', CARDS, {
  lastRank: 5,
  gems: false,
  strands: false,
  callPrice: rank => rank ** 2,
  apart: false,
  tilesDealt: 3,
  // Points matter at every Rank (R12) except the last, which ends the game.
  settled: () => false,
  closesPlaces: true,
  everySpellOnce: true,
  stepOnAnyRoll: true,
  dazedSails: POINT,
  slowOnCircle: true,
  movementEventsLast: true,
  crestByChoice: false,
  keepsMandatory: false,
  // A player gets the Dragon's Egg only by entering the Center (D41).
  byEntering: [54],
  // Elven Blood lasts two turns, and the Winged Horse of Event 26 counts as an Animal (D42).
  eventTurns: { 37: 2 },
  guides: [11],
  thwarts: 'land',
  wizardsByDie: true,
  wizardsResetLair: true,
  summonsBarsOrders: true,
  cottageOrder: 'rangers',
  healingEndsTurn: false,
  sameWizardTwice: true,
  flyersWalk: true,
  showsCards: true,
  stayingIsErrand: false,
  markersByStaying: false,
  takesFarEnd: true,
  chanceBesideOthers: true,
  rescuesRank0: false,
  barsBound: true,
  keepsForesight: true,
  animalsFollow: true,
  crestGivesTwoKinds: true,
  refusesWizardsTrap: true,
  laysTogether: variant => variant === 'cooperative',
  tasksToThwart: players => calendar.tasksToThwart * players,
  landsLost(fortnight, { variant, players }) {
    const { landsLost, together } = attackIn(calendar, fortnight)
    return variant === 'cooperative' && together && players >= together.partners ? together.landsLost : landsLost
  },
})
