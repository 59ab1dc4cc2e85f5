// Generates JSON Schema files from the TypeScript types, one per game, for the data that `cantrip engine` sends: views,
// events, and the acts of answers. Run `node schemas.mjs [FOLDER]`. The default folder is docs/bots/schemas.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const [, , folder = join('docs', 'bots', 'schemas')] = process.argv

/** Each game's exported constant, and the types of its acts with the files that declare them. */
const GAMES = [
  { id: 'wizards', name: 'wizards', answers: [['wizards/rules/state/acts', 'WizardsAct']] },
  { id: 'wizards-revised', name: 'wizardsRevised', answers: [['wizards/rules/state/acts', 'WizardsAct']] },
  { id: 'elfenwizards', name: 'elfenwizards', answers: [['elfenwizards/rules/state/acts', 'ElfenAct']] },
  { id: 'wizards-quest', name: 'wizardsQuest', answers: [['wizards-quest/rules/state/acts', 'QuestAct']] },
  {
    id: 'magic-realm',
    name: 'magicRealm',
    answers: [
      ['magic-realm/rules/state/acts', 'RealmAct'],
      ['magic-realm/rules/state/acts', 'ChitAct'],
      ['magic-realm/rules/state/combat-acts', 'CombatAct'],
    ],
  },
]
const FILES = GAMES.map(({ id }) => join('src', 'games', id, 'game.ts'))

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: FILES }, ts.sys, '.')
const program = ts.createProgram(FILES, options)
const checker = program.getTypeChecker()

function exported(path, name) {
  const source = program.getSourceFile(path)
  const symbol =
    source && checker.getExportsOfModule(checker.getSymbolAtLocation(source)).find(one => one.name === name)
  if (!symbol) throw new Error(`${path} has no ${name}`)
  return symbol
}

const declared = (path, name) => checker.getDeclaredTypeOfSymbol(exported(path, name))

/** A generator for one game's schema. Named types become definitions, so that types can be recursive. */
class Schema {
  defs = {}
  #names = new Map()

  of(type) {
    const symbol = type.aliasSymbol ?? type.symbol
    const isNamed = symbol && !/^__/.test(symbol.name) && !this.#isPlain(type)
    if (!isNamed) return this.#inline(type)
    const known = this.#names.get(type)
    if (known) return { $ref: `#/$defs/${known}` }
    let name = symbol.name
    for (let n = 2; name in this.defs; n++) name = `${symbol.name}${n}`
    this.#names.set(type, name)
    this.defs[name] = {}
    this.defs[name] = { ...describe(symbol), ...this.#inline(type) }
    return { $ref: `#/$defs/${name}` }
  }

  /** Returns true for types that need no definition of their own: primitive types, lists and unnamed unions. */
  #isPlain(type) {
    if (checker.isArrayType(type) || checker.isTupleType(type)) return true
    const shape = ts.TypeFlags.Object | ts.TypeFlags.Union | ts.TypeFlags.Intersection
    if (!(type.flags & shape)) return true
    return !type.aliasSymbol && (type.flags & ts.TypeFlags.Union) !== 0
  }

  #inline(type) {
    const { flags } = type
    if (flags & ts.TypeFlags.StringLiteral || flags & ts.TypeFlags.NumberLiteral) return { const: type.value }
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' }
    if (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return { type: 'string' }
    if (flags & ts.TypeFlags.Number) return { type: 'number' }
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' }
    if (flags & ts.TypeFlags.Null) return { type: 'null' }
    if (flags & ts.TypeFlags.NonPrimitive) return { type: 'object' }
    if (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return {}
    if (flags & ts.TypeFlags.Never) return { not: {} }
    if (type.isUnion()) return this.#union(type.types)
    if (checker.isTupleType(type)) return this.#tuple(type)
    if (checker.isArrayType(type)) return { type: 'array', items: this.of(checker.getTypeArguments(type)[0]) }
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
      if (flags & ts.TypeFlags.Intersection && type.types.some(one => one.flags & ts.TypeFlags.String))
        return { type: 'string' }
      return this.#object(type)
    }
    throw new Error(`There is no schema for ${checker.typeToString(type)}.`)
  }

  #union(types) {
    const kept = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    const isText = one => one.flags & ts.TypeFlags.StringLiteral
    const texts = kept.filter(isText).map(({ value }) => value)
    const isBoolean = kept.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2
    const rest = kept.filter(one => !isText(one) && !(isBoolean && one.flags & ts.TypeFlags.BooleanLiteral))
    const parts = [
      ...(texts.length > 1 ? [{ enum: texts.sort() }] : texts.map(text => ({ const: text }))),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...rest.map(one => this.of(one)),
    ]
    return parts.length === 1 ? parts[0] : { anyOf: parts }
  }

  #tuple(type) {
    const items = checker.getTypeArguments(type).map(one => this.of(one))
    const least = type.target.minLength
    if (type.target.hasRestElement) return { type: 'array', minItems: least, items: items.at(-1) }
    return { type: 'array', prefixItems: items, minItems: least, maxItems: items.length }
  }

  #object(type) {
    const properties = {}
    const required = []
    for (const symbol of checker.getPropertiesOfType(type)) {
      const property = checker.getTypeOfSymbol(symbol)
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0 || property.flags & ts.TypeFlags.Undefined
      properties[symbol.name] = { ...describe(symbol), ...this.of(withoutUndefined(property)) }
      if (!isOptional) required.push(symbol.name)
    }
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String)
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 ? { properties } : {}),
      ...(required.length > 0 ? { required: required.sort() } : {}),
      ...(index ? { additionalProperties: this.of(index) } : {}),
    }
  }
}

/** Removes `undefined` from a type, because JSON omits undefined fields. */
function withoutUndefined(type) {
  if (!type.isUnion() || !type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined)) return type
  const rest = checker.getNonNullableType(type)
  return type.types.some(({ flags }) => flags & ts.TypeFlags.Null)
    ? checker.getNullableType(rest, ts.TypeFlags.Null)
    : rest
}

function describe(symbol) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim()
  return text === '' ? {} : { description: text }
}

mkdirSync(folder, { recursive: true })
for (const { id, name, answers } of GAMES) {
  const game = checker.getTypeOfSymbol(exported(`src/games/${id}/game.ts`, name))
  const [, event, view] = game.aliasTypeArguments ?? checker.getTypeArguments(game)
  const schema = new Schema()
  const acts = answers.map(([path, act]) => schema.of(declared(`src/games/${path}.ts`, act)))
  const properties = {
    view: schema.of(view),
    event: schema.of(event),
    act: acts.length === 1 ? acts[0] : { anyOf: acts },
  }
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `cantrip ${id}`,
    description: 'What a seat may see (view), what happens (event), and what an answer does (act).',
    properties,
    $defs: Object.fromEntries(Object.entries(schema.defs).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
  writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(whole, null, 1)}\n`)
}
