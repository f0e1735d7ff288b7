import { ActionIcon } from '@mantine/core'
import { Copy } from 'lucide-react'
import { useTenantId } from '../../cards/use-forms.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { formLink } from './form-preview.ts'

/** Link to the form's own page, for a card in the chat or a page of the site (S-07, S-08). */
export function FormLink({ templateId }: { templateId: string }) {
  const t = useText()
  const notify = useNotify()
  const link = formLink(location.origin, { templateId, tenantId: useTenantId() })

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link)
    notify(t('library.forms.linkCopied'))
  }

  return (
    <dl className="desk-form-link">
      <div>
        <dt>{t('library.forms.id')}</dt>
        <dd>
          <code>{templateId}</code>
        </dd>
      </div>
      <div>
        <dt>{t('library.forms.link')}</dt>
        <dd>
          <code>{link}</code>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('library.forms.copyLink')}
            onClick={() => void copy()}
          >
            <Copy size={16} />
          </ActionIcon>
        </dd>
      </div>
    </dl>
  )
}
