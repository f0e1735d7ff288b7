import { Tabs } from '@mantine/core'
import { may, type Act } from '@foyer/core/identity/may.ts'
import { useState, type ComponentType } from 'react'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { BlockedVisitors } from './BlockedVisitors.tsx'
import { CannedEditor } from './CannedEditor.tsx'
import { FormsEditor } from './form/FormsEditor.tsx'
import './LibraryPage.css'
import { TicketTypesEditor } from './types/TicketTypesEditor.tsx'
import { SensitiveWordsEditor } from './SensitiveWordsEditor.tsx'

type Shelf = { name: 'canned' | 'forms' | 'types' | 'words' | 'blocks'; View: ComponentType; act?: Act }

const shelves: readonly Shelf[] = [
  { name: 'canned', View: CannedEditor },
  { name: 'forms', View: FormsEditor, act: 'editForms' },
  { name: 'types', View: TicketTypesEditor, act: 'editForms' },
  { name: 'words', View: SensitiveWordsEditor, act: 'editWords' },
  { name: 'blocks', View: BlockedVisitors, act: 'liftBlocks' },
]

/** Canned replies, forms, types of tickets, sensitive words and blocked visitors: each part for roles that may change it. */
export function LibraryPage() {
  const t = useText()
  const { agent } = useDesk()
  const [current, setCurrent] = useState<string | null>('canned')
  const own = shelves.filter(({ act }) => act === undefined || may(agent.role, act))
  return (
    <main className="desk-library">
      <h1>{t('nav.library')}</h1>
      <Tabs value={current} onChange={setCurrent} keepMounted={false}>
        <Tabs.List>
          {own.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {t(`library.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {own.map(({ name, View }) => (
          <Tabs.Panel key={name} value={name} pt="md">
            <View />
          </Tabs.Panel>
        ))}
      </Tabs>
    </main>
  )
}
