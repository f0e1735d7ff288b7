import { useMantineColorScheme } from '@mantine/core'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { useNavigate } from '@tanstack/react-router'
import type { InboxList } from '@foyer/contract/desk/inbox.ts'
import { useChooseLanguage } from '../account/use-language.ts'
import { changeUi, useUi, useUiState } from '../ui/ui-state.tsx'
import { useNotify } from '../ui/use-notify.ts'
import { nextUnread, nextWaiting } from '../state/inbox/next-thread.ts'
import { searchId } from '../keys/list-elements.ts'
import { isThreadAct, shortcutNames, shortcuts, type ShortcutName } from '../keys/shortcuts.ts'
import { useDesk } from '../live/desk-context.tsx'
import { notificationSettings } from '../notifications/notification-settings.ts'
import { usePresence } from '../routing/use-presence.ts'
import { deskLocales, useText } from '../text/text-context.tsx'

export type Command = { id: string; label: string; keys?: readonly string[]; run: () => void }

/** All that can be done from anywhere: what has keys, and what is only in the palette. */
export function useCommands() {
  const t = useText()
  const chooseLanguage = useChooseLanguage()
  const ui = useUi()
  const acts = useUiState((state) => state.acts)
  const { store, agent } = useDesk()
  const navigate = useNavigate()
  const notify = useNotify()
  const { presence, choose } = usePresence()
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })

  function showList(list: InboxList): void {
    changeUi(ui, { list, search: '' })
    void navigate({ to: '/inbox' })
  }

  function openNext(list: 'waiting' | 'mine'): void {
    const { inbox, openId } = store.get()
    const find = list === 'waiting' ? nextWaiting : nextUnread
    const next = find(inbox, agent.adminId, openId)
    if (!next) return notify(t(list === 'waiting' ? 'command.noneWaiting' : 'command.noneUnread'))
    changeUi(ui, { list, search: '' })
    void navigate({ to: '/inbox/$threadId', params: { threadId: next.threadId } })
  }

  async function changePresence(): Promise<void> {
    // Before the first beat is answered, nobody knows what to change.
    if (!presence) return
    const next = presence === 'available' ? 'away' : 'available'
    if (await choose(next)) notify(t(`command.presence.${next}`))
  }

  /** The list on screen; where there is none, the inbox. */
  async function toSearch(): Promise<void> {
    if (!document.getElementById(searchId)) await navigate({ to: '/inbox' })
    // The closing overlay gives the focus back first.
    requestAnimationFrame(() => document.getElementById(searchId)?.focus())
  }

  const byName: Record<ShortcutName, () => void> = {
    palette: () => changeUi(ui, { overlay: 'palette' }),
    help: () => changeUi(ui, { overlay: 'help' }),
    search: () => void toSearch(),
    goInbox: () => void navigate({ to: '/inbox' }),
    goSettings: () => void navigate({ to: '/settings' }),
    goMessages: () => void navigate({ to: '/messages' }),
    goTickets: () => void navigate({ to: '/tickets' }),
    goCalls: () => void navigate({ to: '/calls' }),
    listWaiting: () => showList('waiting'),
    listMine: () => showList('mine'),
    listTeam: () => showList('team'),
    listClosed: () => showList('closed'),
    nextWaiting: () => openNext('waiting'),
    nextUnread: () => openNext('mine'),
    presence: () => void changePresence(),
    canned: () => acts.canned?.(),
    note: () => acts.note?.(),
    transfer: () => acts.transfer?.(),
    requestRating: () => acts.requestRating?.(),
    end: () => acts.end?.(),
  }

  const others: Command[] = [
    ...(['light', 'dark', 'auto'] as const).map((scheme) => ({
      id: `theme.${scheme}`,
      label: `${t('account.theme')}: ${t(`account.theme.${scheme}`)}`,
      run: () => setColorScheme(scheme),
    })),
    ...deskLocales.map((code) => ({
      id: `locale.${code}`,
      label: `${t('account.language')}: ${localeLabels[code]}`,
      run: () => chooseLanguage(code),
    })),
    ...(['me', 'nobody'] as const).map((assignee) => ({
      id: `tickets.${assignee}`,
      label: t(`command.tickets.${assignee}`),
      run: () => void navigate({ to: '/tickets', search: { assignee } }),
    })),
    {
      id: 'sound',
      label: t('command.sound'),
      run: () => notificationSettings.change({ isSoundOn: !notificationSettings.get().isSoundOn }),
    },
  ]

  const commands: Command[] = [
    ...shortcutNames
      .filter((name) => name !== 'palette' && (!isThreadAct(name) || name in acts))
      .map((name) => ({ id: name, label: t(`command.${name}`), keys: shortcuts[name], run: byName[name] })),
    ...others,
  ]
  return { byName, commands }
}
