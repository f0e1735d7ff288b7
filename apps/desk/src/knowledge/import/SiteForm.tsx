import { Button, Group, TextInput } from '@mantine/core'
import { importLimits } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { textLimits } from '@foyer/contract/text-limits.ts'
import { useState } from 'react'
import { useText } from '../../text/text-context.tsx'
import { Notice } from '../../library/Notice.tsx'
import type { ImportSource } from './use-knowledge-import.ts'
import { useSite } from './use-site.ts'

type SiteFormProps = { isBusy: boolean; onRead: (source: ImportSource) => Promise<void> }

/** Reads a website. The progress is shown, and what was read until a stop is kept. */
export function SiteForm({ isBusy, onRead }: SiteFormProps) {
  const t = useText()
  const [address, setAddress] = useState('')
  const { reading, problem, skipped, read, stop } = useSite(onRead)
  return (
    <form
      className="desk-import-part"
      onSubmit={(event) => {
        event.preventDefault()
        void read(address.trim())
      }}
    >
      <h2>{t('knowledge.import.site')}</h2>
      <TextInput
        type="url"
        required
        label={t('knowledge.import.address')}
        description={t('knowledge.import.addressHint', { pages: importLimits.sitePages })}
        placeholder="https://"
        maxLength={textLimits.url}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <Group gap="xs">
        <Button type="submit" variant="default" loading={reading !== undefined} disabled={isBusy}>
          {t('knowledge.import.readSite')}
        </Button>
        {reading && (
          <Button variant="subtle" onClick={stop}>
            {t('knowledge.import.stop')}
          </Button>
        )}
      </Group>
      {reading && reading.total > 0 && (
        <p role="status">
          {t('knowledge.import.reading', reading)}{' '}
          <progress max={reading.total} value={reading.done} aria-label={t('knowledge.import.readSite')} />
        </p>
      )}
      {problem && <Notice kind="problem">{t(`knowledge.import.siteProblem.${problem}`)}</Notice>}
      {skipped.length > 0 && (
        <details className="desk-import-skipped">
          <summary>{t('knowledge.import.skipped', { count: skipped.length })}</summary>
          <ul>
            {skipped.map((page) => (
              <li key={page.address}>
                <bdi>{page.address}</bdi>: {t(`knowledge.import.page.${page.problem ?? 'unreachable'}`)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </form>
  )
}
