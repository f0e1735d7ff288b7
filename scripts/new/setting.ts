import { after, before, type Edits, ScaffoldError, type Tree, type Wish } from './edit-text.ts'

const proofs = 'tests/walk/settings.ts'
const decoder = 'packages/contract/src/channel/decode-channel.ts'

/** A switch of a channel: its schema and default in the group's file, its row in the decoder, and the row of its proof. */
export function settingEdits(tree: Tree, { name, area }: Wish): Edits {
  const group = `packages/contract/src/channel/config/${area ?? ''}.ts`
  if (!area || !tree.has(group))
    throw new ScaffoldError('Name a group of packages/contract/src/channel/config, like --area reception.')
  const text = tree.read(group)
  if (new RegExp(`\\b${name}:`).test(tree.read(proofs))) throw new ScaffoldError(`${name} is there already.`)
  if (!/import \{[^}]*\bToggle\b[^}]*\} from '\.\.\/\.\.\/wire\.ts'/.test(text))
    throw new ScaffoldError(`${group} has no switches yet: choose a group that has one.`)
  const schema = /export const ([A-Z]\w*) = z\.object\(\{/.exec(text)?.[0]
  const defaults = /export const \w+Defaults: z\.infer<typeof \w+> = \{/.exec(text)?.[0]
  if (!schema || !defaults) throw new ScaffoldError(`${group} is not written like the other groups.`)
  const described = after(text, 'export const ', schema.slice('export const '.length), `\n  ${name}: Toggle,`)
  return {
    files: {
      [group]: after(described, defaults.slice(0, -1), '{', `\n  ${name}: false,`),
      [decoder]: before(tree.read(decoder), '  adFlag:', `  ${name}: 'flag',\n`),
      [proofs]: before(
        tree.read(proofs),
        '  language: [',
        `  ${name}: ['tests/server/channel/channelInfo.db.test.ts', 'C-02 channelInfo answers with the settings'],\n`,
      ),
    },
    next: `Use channel.${name} where it decides, add it to apps/widget/src/preview, prove it by a test that ${proofs} names, and describe it in docs/admin.md.`,
  }
}
