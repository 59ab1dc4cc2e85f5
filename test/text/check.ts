import {
  type Entry,
  FluentParser,
  type Message,
  type MessageReference,
  type Pattern,
  type Resource,
  type SelectExpression,
  type Term,
  type TermReference,
  type VariableReference,
  Visitor,
} from '@fluent/syntax'
import ts from 'typescript'

/** The files of a catalog by language, the fallback language first, and the sources that use it. */
export interface Speaking {
  readonly files: Readonly<Record<string, string>>
  /** Sources by path. */
  readonly sources: ReadonlyMap<string, string>
  /** The program's own messages, which games can also use. Omitted for the program itself. */
  readonly around?: string
}

/** The variables of a message by name: true if it inserts the value, false if it only selects by it. */
type Variables = ReadonlyMap<string, boolean>

/** A message or one of its attributes, by id, with the variables it needs. */
type Messages = ReadonlyMap<string, Variables>

/** Lists all faults of a catalog and of the sources that use it, one sentence each. */
export function wrongWords({ files, sources, around = '' }: Speaking): string[] {
  const [[native = '', text = ''] = [], ...others] = Object.entries(files)
  const here = messagesOf(text)
  const known = new Map([...messagesOf(around), ...here])
  const calls = [...sources].flatMap(([path, source]) => callsIn(path, source))
  return [
    ...Object.entries(files).flatMap(([language, file]) => wrongSyntax(language, file)),
    ...others.flatMap(([language, file]) => differences(native, here, language, messagesOf(file))),
    ...calls.flatMap(call => wrongCall(call, known)),
    ...unused(here, calls).map(id => `Nothing uses "${id}".`),
  ]
}

/**
 * Lists syntax errors, duplicates, dangling references, and ids of a single word, which are too easily confused with
 * other strings.
 */
function wrongSyntax(language: string, text: string): string[] {
  const { body } = parsed(text)
  const junk = body.flatMap(entry =>
    entry.type === 'Junk' ? [`${language}: this is no message: ${entry.content.trim().split('\n')[0]}`] : [],
  )
  const ids = body.filter(isNamed).map(idOf)
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `${language}: "${id}" is defined twice.`)
  const short = ids.filter(id => !id.replace(/^-/, '').includes('-') && !id.startsWith('-'))
  const lost = [...referencesIn(parsed(text))].filter(id => !ids.includes(id))
  return [
    ...junk,
    ...twice,
    ...short.map(id => `${language}: "${id}" should be two words or more with a hyphen between.`),
    ...lost.map(id => `${language}: there is no "${id}" to refer to.`),
  ]
}

function differences(native: string, here: Messages, language: string, there: Messages): string[] {
  const missing = [...here.keys()].filter(id => !there.has(id)).map(id => `${language}: "${id}" is missing.`)
  const more = [...there.keys()].filter(id => !here.has(id)).map(id => `${native}: "${id}" is missing.`)
  const unlike = [...here].flatMap(([id, variables]) => {
    const others = there.get(id) ?? variables
    // A language can select by any of the given variables, but by no others.
    const isKnown = [...others.keys()].every(name => variables.has(name))
    const isAlike = list(put(variables)) === list(put(others))
    return isKnown && isAlike
      ? []
      : [`"${id}" takes ${list(variables.keys())} in ${native} and ${list(others.keys())} in ${language}.`]
  })
  return [...missing, ...more, ...unlike]
}

/** Returns the inserted variables. */
const put = (variables: Variables): string[] => [...variables].flatMap(([name, isPut]) => (isPut ? [name] : []))

const list = (names: Iterable<string>): string => [...names].sort().join(', ') || 'nothing'

function parsed(text: string): Resource {
  return new FluentParser({ withSpans: false }).parse(text)
}

const isNamed = (entry: Entry): entry is Message | Term => entry.type === 'Message' || entry.type === 'Term'

const idOf = ({ type, id }: Message | Term): string => (type === 'Term' ? `-${id.name}` : id.name)

/**
 * Returns the messages and attributes with their variables, including those of the messages that they refer to. Terms
 * have no variables of their own.
 */
function messagesOf(text: string): Messages {
  const entries = parsed(text).body.filter(entry => entry.type === 'Message')
  const byId = new Map(entries.map(entry => [entry.id.name, entry]))
  const found = new Map<string, Variables>()
  for (const { id, value, attributes } of entries) {
    if (value) found.set(id.name, variablesOf(value, byId))
    for (const attribute of attributes) found.set(`${id.name}.${attribute.id.name}`, variablesOf(attribute.value, byId))
  }
  return found
}

function variablesOf(pattern: Pattern, byId: ReadonlyMap<string, Message>): Variables {
  const found = new Map<string, boolean>()
  class Reading extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      found.set(withoutCase(node.id.name), true)
    }
    override visitSelectExpression({ selector, variants }: SelectExpression): void {
      if (selector.type !== 'VariableReference') this.visit(selector)
      else if (!found.has(withoutCase(selector.id.name))) found.set(withoutCase(selector.id.name), false)
      for (const variant of variants) this.visit(variant)
    }
    override visitMessageReference(node: MessageReference): void {
      const value = byId.get(node.id.name)?.value
      if (value)
        for (const [name, isPut] of variablesOf(value, byId)) found.set(name, isPut || found.get(name) === true)
    }
  }
  new Reading().visit(pattern)
  return found
}

/** Removes the grammatical case from a name, because each language chooses its own (`leader-accusative`). */
const withoutCase = (name: string): string => name.replace(/-(?:accusative|dative)$/, '')

/** Returns the messages and terms that a file refers to. */
function referencesIn(resource: Resource): Set<string> {
  const ids = new Set<string>()
  class References extends Visitor {
    override visitMessageReference(node: MessageReference): void {
      ids.add(node.id.name)
    }
    override visitTermReference(node: TermReference): void {
      ids.add(`-${node.id.name}`)
    }
  }
  new References().visit(resource)
  return ids
}

/** A place where a source uses a message: immediately with `get`, or later with `sentence`. */
interface Call {
  readonly at: string
  /** The beginning and the end of the id, with nothing between them if it is a literal. */
  readonly head: string
  readonly tail: string
  readonly isOpen: boolean
  /** The names of the given values, or null if they aren't listed here. */
  readonly values: readonly string[] | null
}

const CALLS = new Set(['get', 'sentence', 'has', 'formatAnswer'])
/** Functions that do not take the values of one message. */
const WITHOUT_VALUES = new Set(['has', 'formatAnswer'])

/** Returns the calls in a source that name a message. */
function callsIn(path: string, text: string): Call[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const calls: Call[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(...callOf(node))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return calls

  function callOf(node: ts.CallExpression): Call[] {
    const { expression } = node
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText(file)
    const [id, values] = name === 'formatAnswer' ? node.arguments.slice(1) : node.arguments
    if (!id || !CALLS.has(name)) return []
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
    return idsOf(id)
      .filter(({ head }) => head.includes('-'))
      .map(found => ({ at: `${path}:${line}`, ...found, values: WITHOUT_VALUES.has(name) ? null : valuesOf(values) }))
  }
}

/** Returns the possible ids of an expression: a literal, one of two literals, or an id with a computed part. */
function idsOf(node: ts.Expression): Pick<Call, 'head' | 'tail' | 'isOpen'>[] {
  if (ts.isStringLiteralLike(node)) return [{ head: node.text, tail: '', isOpen: false }]
  if (ts.isParenthesizedExpression(node)) return idsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...idsOf(node.whenTrue), ...idsOf(node.whenFalse)]
  if (!ts.isTemplateExpression(node)) return []
  return [{ head: node.head.text, tail: node.templateSpans.at(-1)?.literal.text ?? '', isOpen: true }]
}

function valuesOf(node: ts.Expression | undefined): string[] | null {
  if (!node) return []
  if (!ts.isObjectLiteralExpression(node)) return null
  const names = node.properties.map(property =>
    property.name && !ts.isSpreadAssignment(property) ? property.name : null,
  )
  return names.includes(null) ? null : names.map(name => (name && 'text' in name ? String(name.text) : ''))
}

const isNamedBy = (id: string, { head, tail, isOpen }: Call): boolean =>
  isOpen ? id.length > head.length + tail.length && id.startsWith(head) && id.endsWith(tail) : id === head

function wrongCall(call: Call, known: Messages): string[] {
  const { at, head, tail, isOpen, values } = call
  const meant = [...known].filter(([id]) => isNamedBy(id, call))
  if (meant.length === 0) return [`${at}: there is no message "${head}${isOpen ? '*' : ''}${tail}".`]
  if (values === null || isOpen) return []
  return meant.flatMap(([id, variables]) =>
    list(variables.keys()) === list(values)
      ? []
      : [`${at}: "${id}" takes ${list(variables.keys())}, not ${list(values)}.`],
  )
}

/** Returns the messages that no call can name. */
const unused = (here: Messages, calls: readonly Call[]): string[] =>
  [...here.keys()].filter(id => !calls.some(call => isNamedBy(id, call)))
