import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { locales } from '@foyer/i18n/locales.ts'
import { Avatar } from '@foyer/ui/primitives/Avatar.tsx'
import { Link } from '@tanstack/react-router'
import { Check, Keyboard, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { changeUi, useUi } from '../ui/ui-state.tsx'
import { useNotify } from '../ui/use-notify.ts'
import { useAgent, useDesk, useDeskState } from '../live/desk-context.tsx'
import { PresenceItems } from '../routing/PresenceItems.tsx'
import { usePresence } from '../routing/use-presence.ts'
import { failureKey } from '../text/failure-text.ts'
import { deskLocales, useDeskText } from '../text/text-context.tsx'
import { useChooseLanguage } from './use-language.ts'
import './UserMenu.css'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../platform/api-error.ts'
import { agentKey } from '../platform/query-keys.ts'
import { browserStorage } from '../platform/storage.ts'
import { forgetOutbox } from '../state/outbox/outbox-storage.ts'

const schemes = { light: Sun, dark: Moon, auto: Monitor } as const

export function UserMenu() {
  const { t, locale } = useDeskText()
  const agent = useAgent()
  const chooseLanguage = useChooseLanguage()
  const notify = useNotify()
  const ui = useUi()
  const link = useDeskState((state) => state.link)
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const { signOut, countUnsent } = useSignOut()
  const [unsent, setUnsent] = useState(0)

  const { presence } = usePresence()
  // Without a connection nobody can be given a visitor, whatever they chose.
  const isAway = link === 'live' && presence === 'away'
  const shown = isAway ? 'away' : link
  const told = t(isAway ? 'presence.away' : `link.${link}`)

  function leave(): void {
    signOut().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      notify(t(failureKey(error.failed)), 'problem')
    })
  }

  return (
    <>
      <Menu position="right-end" width={240} withinPortal={false}>
        <Menu.Target>
          <UnstyledButton className="desk-user" aria-label={t('account.menu', { name: agent.adminNick })}>
            <Avatar name={agent.adminNick} src={agent.adminFace} />
            <span className={`desk-user-link desk-user-link-${shown}`} title={told} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className="desk-user-who">
            <bdi className="desk-ellipsis">{agent.adminNick}</bdi>
            <span className="desk-ellipsis">
              {t(`account.role.${agent.role}`)} · {agent.email}
            </span>
          </div>
          <Menu.Divider />
          <PresenceItems />
          <Menu.Label>{t('account.language')}</Menu.Label>
          {deskLocales.map((code) => (
            <Menu.Item
              key={code}
              lang={locales[code].bcp47}
              aria-current={code === locale}
              rightSection={code === locale && <Check size={16} />}
              onClick={() => chooseLanguage(code)}
            >
              {localeLabels[code]}
            </Menu.Item>
          ))}
          <Menu.Label>{t('account.theme')}</Menu.Label>
          {(['light', 'dark', 'auto'] as const).map((scheme) => {
            const Icon = schemes[scheme]
            return (
              <Menu.Item
                key={scheme}
                aria-current={scheme === colorScheme}
                leftSection={<Icon size={16} />}
                rightSection={scheme === colorScheme && <Check size={16} />}
                onClick={() => setColorScheme(scheme)}
              >
                {t(`account.theme.${scheme}`)}
              </Menu.Item>
            )
          })}
          <Menu.Divider />
          <Menu.Item component={Link} to="/settings" leftSection={<Settings size={16} />}>
            {t('nav.settings')}
          </Menu.Item>
          <Menu.Item leftSection={<Keyboard size={16} />} onClick={() => changeUi(ui, { overlay: 'help' })}>
            {t('keys.title')}
          </Menu.Item>
          <Menu.Item
            leftSection={<LogOut size={16} />}
            onClick={() => (countUnsent() > 0 ? setUnsent(countUnsent()) : leave())}
          >
            {t('account.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={unsent > 0}
        title={t('signOut.title')}
        body={t('signOut.body', { count: unsent })}
        confirm={t('signOut.confirm')}
        onAnswer={(isConfirmed) => {
          setUnsent(0)
          if (isConfirmed) leave()
        }}
      />
    </>
  )
}

/** Unlike a session that ran out, signing out means that somebody else may sit here next: nothing stays behind. */
function useSignOut() {
  const { agent, client, drafts, store } = useDesk()
  const queryClient = useQueryClient()

  function countUnsent(): number {
    return drafts.count() + store.get().outbox.filter((item) => item.state !== 'sent').length
  }

  async function signOut(): Promise<void> {
    const result = await client.signOut({})
    // Without an answer the cookie still opens the desk: saying otherwise would be a lie.
    if (!result.ok && !(result.kind === 'refused' && result.http === 401)) throw new ApiError(result)
    drafts.forgetAll()
    forgetOutbox(browserStorage, agent.adminId)
    queryClient.setQueryData(agentKey, null)
  }

  return { countUnsent, signOut }
}
