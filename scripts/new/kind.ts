import { after, before, type Edits, kebab, ScaffoldError, type Tree, type Wish, words } from './edit-text.ts'

const cards = 'packages/contract/src/messages/kinds/cards.ts'
const folder = 'packages/ui/src/messages'
const views = `${folder}/rich-views.ts`
const test = `${folder}/views.test.tsx`
const kindFiles = ['buttons', 'cards', 'forms', 'media', 'menu', 'rich', 'text'].map(
  (file) => `packages/contract/src/messages/kinds/${file}.ts`,
)
const locales = ['en', 'zh'].map((code) => `packages/i18n/locales/${code}/desk.json`)

/** A message kind with a title and a text: its definition among the cards, its view, style, row and test. */
export function kindEdits(tree: Tree, { name }: Wish): Edits {
  const type = name.charAt(0).toUpperCase() + name.slice(1)
  const view = `${type}Message`
  if (kindFiles.some((file) => new RegExp(`kind: '${name}'|mediaCodec\\('${name}'`).test(tree.read(file))))
    throw new ScaffoldError(`The message kind ${name} is there already.`)
  const defined = before(
    tree.read(cards),
    'export const cardCodecs',
    definition(name, type, freeNumber(tree)),
  )
  const registered = after(defined, 'export const cardCodecs', '{ ', `${name}, `)
  const row = before(tree.read(views), '  unsupported: UnsupportedMessage', `  ${name}: ${view},\n`)
  return {
    files: {
      [cards]: after(registered, 'export const cardExamples', '{\n', example(name)),
      [`${folder}/card/${view}.tsx`]: viewOf(name, view),
      [`${folder}/card/${view}.css`]: `.foyer-${kebab(name)} {\n  display: flex;\n  padding: var(--foyer-card-pad);\n}\n`,
      [views]: before(row, 'import { ButtonsMessage }', `import { ${view} } from './card/${view}.tsx'\n`),
      [test]: after(
        tree.read(test),
        'const words',
        '= {\n',
        `  ${name}: '${words(name)} An example of its text.',\n`,
      ),
      ...Object.fromEntries(
        locales.map((file) => [
          file,
          before(tree.read(file), '  "inbox.last.image":', `  "inbox.last.${name}": "${words(name)}",\n`),
        ]),
      ),
    },
    next: `Fill in the definition, the view and the words that its test expects, write its name in packages/i18n/locales/{en,zh}/desk.json, then run pnpm gallery --update.`,
  }
}

/** The number after the largest one, without 99: it is the spec's number of the menu. */
function freeNumber(tree: Tree): number {
  const numbers = kindFiles.flatMap((file) =>
    [...tree.read(file).matchAll(/msgType: (\d+)|mediaCodec\('\w+', (\d+)\)/g)].map((found) =>
      Number(found[1] ?? found[2]),
    ),
  )
  const next = Math.max(...numbers.filter((number) => number !== 99)) + 1
  return next === 99 ? 100 : next
}

const definition = (
  name: string,
  type: string,
  msgType: number,
) => `type ${type} = { kind: '${name}'; title: string; text: string }

const ${name}: MessageCodec<${type}, ${msgType}> = {
  msgType: ${msgType},
  beside: [],
  decode(packed) {
    const fields = fieldsOf(packed)
    return fields && { kind: '${name}', title: str(fields, 'title'), text: str(fields, 'text') }
  },
  encode: asJson,
  summary: ({ title, text }) => [title, text],
}

`

const example = (name: string) => `  ${name}: { title: '${words(name)}', text: 'An example of its text.' },\n`

const viewOf = (name: string, view: string) => `import { Unreadable } from '../Unreadable.tsx'
import type { MessageOf } from '../message-kind.ts'
import { Card } from './Card.tsx'
import { CardText } from './CardText.tsx'
import './${view}.css'

export function ${view}({ message: { content } }: { message: MessageOf<'${name}'> }) {
  const { title, text } = content
  if (!title && !text) return <Unreadable />
  return (
    <Card>
      <span className="foyer-${kebab(name)}">
        <CardText title={title} text={text} />
      </span>
    </Card>
  )
}
`
