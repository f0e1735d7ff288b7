import { Button } from '@mantine/core'
import { useText } from '../../text/text-context.tsx'
import type { ChannelDraftView } from '../draft/draft-view.ts'
import { settingLabel } from './setting-label.ts'
import type { Compared } from './use-publish.ts'

type NewerChangesProps = { draft: ChannelDraftView; since: Compared; onCompare: () => void }

/** Says who changed what while the dialog was open. */
export function NewerChanges({ draft, since, onCompare }: NewerChangesProps) {
  const t = useText()
  const newer = Object.entries(draft.touched).filter(([, { revision }]) => revision > since.revision)
  const names = new Set(newer.map(([, { adminNick }]) => adminNick))
  return (
    <div role="alert" className="desk-publish-newer">
      <p>
        {draft.version === since.version
          ? t('channels.newer.saved', { names: [...names].join(', ') })
          : t('channels.newer.published')}
      </p>
      {newer.length > 0 && (
        <ul>
          {newer.map(([key, { adminNick }]) => (
            <li key={key}>
              {settingLabel(key, t)} (<bdi>{adminNick}</bdi>)
            </li>
          ))}
        </ul>
      )}
      <Button size="compact-sm" variant="light" onClick={onCompare}>
        {t('channels.newer.compare')}
      </Button>
    </div>
  )
}
