import { after, before, type Edits, kebab, ScaffoldError, type Tree, type Wish, words } from './edit-text.ts'

const router = 'apps/desk/src/routes/settings.tsx'
const list = 'apps/desk/src/settings/SettingsFrame.tsx'
const locales = ['en', 'zh'].map((code) => `packages/i18n/locales/${code}/desk.json`)

/** A page among the agent's own settings: the page, its route, its row in the list, and its texts. */
export function pageEdits(tree: Tree, { name }: Wish): Edits {
  const view = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`
  const page = `apps/desk/src/settings/${view}.tsx`
  if (tree.has(page)) throw new ScaffoldError(`${page} is there already.`)
  const path = kebab(name)
  const routed = before(
    tree.read(router),
    'export const settingsRoutes = ',
    `const ${name} = createRoute({
  getParentRoute: () => settings,
  path: '${path}',
  component: lazyRouteComponent(() => import('../settings/${view}.tsx'), '${view}'),
})

`,
  )
  return {
    files: {
      [page]: pageOf(view, name),
      [router]: after(routed, 'settings.addChildren([', 'settingsStart,\n', `  ${name},\n`),
      [list]: after(
        tree.read(list),
        'const ownPages',
        '[\n',
        `  { name: '${name}', to: '/settings/${path}', icon: SlidersHorizontal },\n`,
      ),
      ...Object.fromEntries(locales.map((file) => [file, withTexts(tree.read(file), name)])),
    },
    next: 'Write its texts in packages/i18n/locales/{en,zh}/desk.json, and choose its icon and place in the list.',
  }
}

const pageOf = (view: string, name: string) => `import { useText } from '../text/text-context.tsx'
import { SettingsPage } from './SettingsPage.tsx'

export function ${view}() {
  const t = useText()
  return (
    <SettingsPage title={t('settings.${name}')}>
      <p>{t('settings.${name}.lead')}</p>
    </SettingsPage>
  )
}
`

function withTexts(text: string, name: string): string {
  const rows = `  "settings.${name}": "${words(name)}",\n  "settings.${name}.lead": "${words(name)}.",\n`
  return before(text, '  "settings.preferences":', rows)
}
