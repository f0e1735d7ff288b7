import { Button } from '@mantine/core'
import type { SiteChannel } from '@foyer/contract/desk/channels/channel.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../frame/ConfirmDialog.tsx'
import { useSave } from '../../library/use-save.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { AddSite } from './AddSite.tsx'
import { siteChannelsKey } from './query-keys.ts'

/** Which sites may show the channel in a frame. */
export function AllowedSites({ channel }: { channel: SiteChannel }) {
  const t = useText()
  const { client, agent } = useDesk()
  const save = useSave(siteChannelsKey(agent.adminId))
  const [isOpening, setOpening] = useState(false)
  const { channelId, allowedOrigins } = channel

  const keep = (sites: string[]) => save(client.setOrigins({ channelId, allowedOrigins: sites }))

  function remove(origin: string): void {
    // Without the last one the list means the opposite.
    if (allowedOrigins.length === 1) return setOpening(true)
    void keep(allowedOrigins.filter((each) => each !== origin))
  }

  return (
    <section className="desk-site-part" aria-labelledby="desk-site-allowed">
      <h2 id="desk-site-allowed">{t('site.allowed')}</h2>
      <p className="desk-site-lead">{t('site.allowedLead')}</p>
      {allowedOrigins.length === 0 ? (
        <p className="desk-site-open">{t('site.everySite')}</p>
      ) : (
        <ul className="desk-site-list" aria-labelledby="desk-site-allowed">
          {allowedOrigins.map((origin) => (
            <li key={origin}>
              <code dir="ltr">{origin}</code>
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-label={t('site.removeSite', { site: origin })}
                onClick={() => remove(origin)}
              >
                {t('site.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddSite sites={allowedOrigins} onAdd={(origin) => keep([...allowedOrigins, origin])} />
      <ConfirmDialog
        isOpen={isOpening}
        title={t('site.lastSite')}
        body={t('site.lastSiteBody')}
        confirm={t('site.remove')}
        onAnswer={(isConfirmed) => {
          setOpening(false)
          if (isConfirmed) void keep([])
        }}
      />
    </section>
  )
}
