import { Button, TextInput } from '@mantine/core'
import type { SiteChannel } from '@foyer/contract/desk/channels.ts'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useSave } from '../../library/use-save.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { useText } from '../../text/text-context.tsx'
import { maxOrigins, originLength } from '@foyer/contract/text-limits.ts'
import { originOf } from './origin-of.ts'
import { siteChannelsKey } from '../../platform/query-keys.ts'

type AddSiteProps = { sites: readonly string[]; onAdd: (origin: string) => Promise<boolean> }

function AddSite({ sites, onAdd }: AddSiteProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')

  async function add(): Promise<void> {
    const origin = originOf(typed)
    if (origin === undefined) return setProblem(t('site.notASite'))
    if (sites.includes(origin)) return setProblem(t('site.siteThere', { site: origin }))
    if (await onAdd(origin)) setTyped('')
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextInput
        label={t('site.addSite')}
        placeholder="https://shop.example"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputContainer={beside(
          <Button type="submit" variant="default" disabled={sites.length >= maxOrigins}>
            {t('site.add')}
          </Button>,
        )}
        description={t('site.addSiteHint')}
        maxLength={originLength}
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setProblem('')
        }}
      />
    </form>
  )
}

/** A button at the field itself, whatever is written above and below it. */
function beside(button: ReactNode) {
  return (input: ReactNode) => (
    <div className="desk-site-add">
      {input}
      {button}
    </div>
  )
}

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
    <section className="desk-settings-part" aria-labelledby="desk-site-allowed">
      <h2 id="desk-site-allowed">{t('site.allowed')}</h2>
      <p className="desk-settings-part-lead">{t('site.allowedLead')}</p>
      {allowedOrigins.length === 0 ? (
        <p className="desk-site-open">{t('site.everySite')}</p>
      ) : (
        <ul className="desk-settings-list desk-site-list" aria-labelledby="desk-site-allowed">
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
