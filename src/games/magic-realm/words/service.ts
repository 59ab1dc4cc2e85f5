import { groupedBy } from '../../../parts/groups.ts'
import type { Messages } from '../../../text/index.ts'
import { mainCharacter, visitorPlace } from '../plans/view-facts.ts'
import { wageOf } from '../rules/actions/hiring.ts'
import { foesOf, undertakingsOf } from '../rules/effects/missions.ts'
import { columnFor, relationTo } from '../rules/effects/relations.ts'
import { hirelingsOf, hireOf } from '../rules/facts/employment.ts'
import { CAMPAIGNS } from '../rules/pieces/chits.ts'
import { type DenizenId, GROUPS, type Group } from '../rules/pieces/denizens.ts'
import { VISITORS } from '../rules/pieces/setup-card.ts'
import type { RealmView } from '../rules/state/view.ts'
import { belongingName, characterName, clearingName, denizenName } from './names.ts'
import { groupNames, nativeNames, undertakingName } from './natives.ts'

/** Names the clearing of a native. Throws Error if it is not on the map. */
function placeOf(view: RealmView, id: DenizenId): string {
  const at = view.denizens[id]?.at
  if (at == null) throw new Error(`${id} is in no clearing`)
  return clearingName(at)
}

const isHidden = ({ war }: RealmView, id: DenizenId): boolean =>
  war?.leaders.find(one => one.id === id)?.hidden ?? war?.hires[id]?.hidden ?? false

/**
 * Lists a character's hirelings with their place, guide and last day, and the gold and belongings of the viewer's own
 * leaders.
 */
export function hirelingLines(words: Messages, view: RealmView, character: string): string[] {
  const own = hirelingsOf(view, character)
  const guide = (id: DenizenId): string | undefined => view.war?.follows[id]
  const lines = groupedBy(own, id =>
    [view.denizens[id]?.at, hireOf(view, id)?.until, guide(id), isHidden(view, id)].join(' '),
  ).map(natives => {
    const [first] = natives
    const values = {
      who: nativeNames(natives),
      place: placeOf(view, first),
      until: hireOf(view, first)?.until ?? 0,
      hidden: isHidden(view, first) ? 'yes' : 'no',
    }
    const leader = guide(first)
    return leader === undefined
      ? words.get('sheet-hireling', values)
      : words.get('sheet-hireling.follows', { ...values, guide: characterName(leader) })
  })
  const purses = (view.war?.leaders ?? []).flatMap(({ id, isOwn, gold, owned }) =>
    !isOwn || !own.includes(id) || ((gold ?? 0) === 0 && owned.length === 0)
      ? []
      : [
          words.get('sheet-purse', {
            who: denizenName(id),
            gold: gold ?? 0,
            n: owned.length,
            what: words.list(owned.map(piece => belongingName(piece.id))),
          }),
        ],
  )
  return [...lines, ...purses]
}

/**
 * Lists a character's missions with their goals, deadlines and rewards, and campaigns with their deadlines, foes killed
 * and partners.
 */
export const undertakingLines = (words: Messages, view: RealmView, character: string): string[] =>
  undertakingsOf(view, character).map(({ name, until, goal, reward }) => {
    const what = undertakingName(words, name)
    // Campaigns have no goal.
    if (goal !== null)
      return words.get('sheet-undertaking', {
        ...{ what, until, reward },
        goal: words.get('there-dwelling', { dwelling: goal }),
      })
    const foes = foesOf(name)
    const campaign = CAMPAIGNS.find(({ id }) => id === name)
    return words.get('sheet-undertaking.campaign', {
      what,
      until,
      dead: foes.filter(id => view.denizens[id]?.dead).length,
      all: foes.length,
      partners: groupNames(words, campaign?.partners ?? []),
      foes: groupNames(words, campaign?.foes ?? []),
    })
  })

/** A section about a group: its relation to the viewer's character, and where its members are. */
export interface GroupLines {
  readonly title: string
  readonly lines: readonly string[]
}

/** Describes each native group, then the visitors, as the viewer knows them. */
export function nativeGroups(words: Messages, view: RealmView): GroupLines[] {
  const main = mainCharacter(view)
  const standing = (trader: string): string =>
    main === null ? 'none' : view.war ? columnFor(view, main, trader) : relationTo(main, trader)
  return [
    ...GROUPS.map(group => ({
      title: words.get('natives-group', {
        group: group.name,
        relation: standing(group.id),
        wage: wageShown(view, group.members),
      }),
      lines: groupLines(words, view, group),
    })),
    {
      title: words.get('natives-visitors'),
      lines: VISITORS.map(id => {
        const at = visitorPlace(view, id)
        const visitor = words.get('there-visitor', { visitor: id })
        return words.get('visitor-stands', {
          visitor,
          relation: standing(id),
          place: at === null ? 'away' : clearingName(at),
        })
      }),
    },
  ]
}

/** Returns the wage of natives, or -1 if this game has no hiring. */
const wageShown = ({ war }: RealmView, natives: readonly DenizenId[]): number => (war ? wageOf(natives) : -1)

function groupLines(words: Messages, view: RealmView, { members }: Group): string[] {
  const stateOf = (id: DenizenId) => view.denizens[id] ?? { at: null, dead: false }
  const dead = members.filter(id => stateOf(id).dead)
  const away = members.filter(id => !stateOf(id).dead && stateOf(id).at === null)
  const here = members.filter(id => stateOf(id).at !== null)
  const placed = groupedBy(here, id => `${stateOf(id).at} ${hireOf(view, id)?.employer} ${hireOf(view, id)?.until}`)
  return [
    ...placed.map(natives => {
      const [first] = natives
      const place = placeOf(view, first)
      const who = nativeNames(natives)
      const hire = hireOf(view, first)
      return hire
        ? words.get('natives-serve', { place, who, name: characterName(hire.employer), until: hire.until })
        : words.get('natives-at', { place, who, wage: wageShown(view, natives) })
    }),
    ...(away.length > 0 ? [words.get('natives-away', { who: nativeNames(away) })] : []),
    ...(dead.length > 0 ? [words.get('natives-dead', { who: nativeNames(dead) })] : []),
  ]
}
