import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../text/text-context.tsx'
import './SettingsPage.css'

/** One page of the settings: its name, what it is about, and the way back on a phone. */
export function SettingsPage({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  const t = useText()
  return (
    // A page without controls can be scrolled by keys only when it can have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="desk-settings-page" role="region" aria-label={title} tabIndex={0}>
      <div className="desk-settings-inner">
        <div className="desk-settings-head">
          <ActionIcon
            component={Link}
            to="/settings"
            className="desk-settings-back"
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('settings.back')}
          >
            <ArrowLeft size={20} className="desk-mirrored" />
          </ActionIcon>
          <h1>{title}</h1>
        </div>
        {lead && <p className="desk-settings-lead">{lead}</p>}
        {children}
      </div>
    </div>
  )
}
