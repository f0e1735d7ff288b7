import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState, type RefObject } from 'react'
import { settingGroups, type Setting, type SettingGroup } from '../fields/field-spec.ts'
import { isSetting, settingTable } from '../fields/setting-table.ts'

/** The group and the setting of the address. A setting that is opened gets the focus, every time. */
export function useOpenedSetting(root: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  const address = useSearch({ from: '/settings/channels/$channelId' })
  const setting = isSetting(address.setting) ? address.setting : undefined
  const part = settingGroups.find((known) => known === address.part)
  const [wanted, setWanted] = useState<{ setting: Setting | undefined }>({ setting })
  const group: SettingGroup = setting ? settingTable[setting].group : (part ?? 'appearance')

  useEffect(() => {
    if (!wanted.setting) return
    const row = root.current?.querySelector(`[data-setting="${wanted.setting}"]`)
    const control = row?.querySelector<HTMLElement>(
      'input:not([type="color"]), textarea, select, button, [tabindex]',
    )
    row?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }, [root, wanted])

  return {
    group,
    openGroup: (next: SettingGroup): void => {
      void navigate({ to: '.', search: { part: next }, replace: true })
    },
    openSetting: (next: Setting): void => {
      void navigate({
        to: '.',
        search: { part: settingTable[next].group, setting: next },
        replace: true,
      }).then(() => setWanted({ setting: next }))
    },
  }
}
