import { useText } from '../../text/text-context.tsx'
import { CodeBox } from './CodeBox.tsx'
import { chatLink, scriptTag } from './site-code.ts'

/** The two ways to the chat: a button on every page, or a plain link. */
export function PutOnSite({ channelId }: { channelId: string }) {
  const t = useText()
  const at = { origin: location.origin, channelId }
  return (
    <section className="desk-site-part" aria-labelledby="desk-site-put">
      <h2 id="desk-site-put">{t('site.put')}</h2>
      <CodeBox label={t('site.tag')} hint={t('site.tagHint')} code={scriptTag(at)} copy={t('site.copyTag')} />
      <CodeBox
        label={t('site.link')}
        hint={t('site.linkHint')}
        code={chatLink(at)}
        copy={t('site.copyLink')}
      />
    </section>
  )
}
