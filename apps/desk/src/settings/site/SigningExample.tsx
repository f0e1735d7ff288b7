import type { SiteChannel } from '@foyer/contract/desk/channels/channel.ts'
import { useText } from '../../text/text-context.tsx'
import { CodeBox } from './CodeBox.tsx'
import { identifyCode, signingCode } from './site-code.ts'

/** What the site's server and its pages have to do. */
export function SigningExample({ channel }: { channel: SiteChannel }) {
  const t = useText()
  const newest = channel.keys.findLast(({ algorithm }) => algorithm === 'HS256')
  return (
    <details className="desk-site-example">
      <summary>{t('site.example')}</summary>
      <div>
        <CodeBox
          label={t('site.exampleServer')}
          hint={t('site.exampleServerHint')}
          code={signingCode(channel.channelId, newest?.keyId)}
          copy={t('site.copyExampleServer')}
        />
        <CodeBox
          label={t('site.examplePage')}
          hint={t('site.examplePageHint')}
          code={identifyCode}
          copy={t('site.copyExamplePage')}
        />
      </div>
    </details>
  )
}
