import { Button } from '@mantine/core'
import { CircleCheck, Radio } from 'lucide-react'
import { CodeBox } from '../settings/site/CodeBox.tsx'
import { scriptTag } from '../settings/site/site-code.ts'
import { useText } from '../text/text-context.tsx'
import { useTimes } from '../text/use-times.ts'
import './InstallationStep.css'
import type { StepProps } from './step-props.ts'
import { StepBody } from './StepBody.tsx'
import { useSetup } from './use-setup.ts'

/** How often the page asks whether a site has loaded the chat. */
const lookMs = 2_000

/** The tag, and whether a page with it was seen. */
export function InstallationStep({ agent, setup, onNext, skip }: StepProps) {
  const t = useText()
  const { full } = useTimes()
  const { data = setup } = useSetup(agent.adminId, { everyMs: lookMs })
  const { channel, seenSites } = data
  const isSeen = seenSites.length > 0
  return (
    <StepBody title={t('setup.step.installation')} lead={t('setup.installation.lead')}>
      {channel && (
        <CodeBox
          label={t('site.tag')}
          code={scriptTag({ origin: location.origin, channelId: channel.channelId })}
          copy={t('site.copyTag')}
        />
      )}
      <div className="desk-setup-check" data-seen={isSeen}>
        {isSeen ? <CircleCheck size={20} aria-hidden="true" /> : <Radio size={20} aria-hidden="true" />}
        <div role="status" aria-label={t('setup.installation.check')}>
          <p>{t(isSeen ? 'setup.installation.seen' : 'setup.installation.waiting')}</p>
          {isSeen && (
            <ul>
              {seenSites.slice(0, 5).map(({ origin, seenTime }) => (
                <li key={origin}>{t('setup.installation.seenAt', { site: origin, time: full(seenTime) })}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="desk-setup-actions">
        {isSeen ? <Button onClick={() => void onNext()}>{t('setup.finish')}</Button> : skip}
      </div>
    </StepBody>
  )
}
