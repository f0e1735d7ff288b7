import { presenceStates } from '@foyer/contract/desk/presence.ts'
import { Menu } from '@mantine/core'
import { Check, CircleCheck, CircleMinus } from 'lucide-react'
import { useText } from '../text/text-context.tsx'
import { usePresence } from './use-presence.ts'

const icons = { available: CircleCheck, away: CircleMinus } as const

/** The part of the account menu that says whether visitors are given to this agent. */
export function PresenceItems() {
  const t = useText()
  const { presence, choose } = usePresence()
  return (
    <>
      <Menu.Label>{t('presence.label')}</Menu.Label>
      {presenceStates.map((state) => {
        const Icon = icons[state]
        return (
          <Menu.Item
            key={state}
            aria-current={state === presence}
            leftSection={<Icon size={16} />}
            rightSection={state === presence && <Check size={16} />}
            onClick={() => void choose(state)}
          >
            {t(`presence.${state}`)}
          </Menu.Item>
        )
      })}
      <Menu.Divider />
    </>
  )
}
