import { browserClock } from '@foyer/client/ports/clock.ts'
import { rawLocalStorage, createStorage } from '@foyer/client/storage.ts'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { useStore } from '@foyer/ui/use-store.ts'
import { useEffect, useState } from 'react'
import { forgetErased } from '../../features/my-data/asked-erasure.ts'
import { requestText } from '../../features/my-data/request-text.ts'
import { createCalls } from '../../session/calls.ts'
import { takeFragmentToken } from '../../session/link-token.ts'
import { useText } from '../../text/TextProvider.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { PageNotice } from '../PageNotice.tsx'
import './ConfirmDataPage.css'
import { createConfirmation, type Confirmation } from './create-confirmation.ts'

/** The page that a mail about a data request links to. */
export function ConfirmDataPage() {
  const [confirmation] = useState(openConfirmation)
  const now = useStore(confirmation)
  useEffect(() => confirmation.stop, [confirmation])
  return <ConfirmDataView now={now} onConfirm={confirmation.confirm} />
}

type ConfirmDataViewProps = { now: Confirmation; onConfirm: () => void }

export function ConfirmDataView({ now, onConfirm }: ConfirmDataViewProps) {
  const t = useText()
  return (
    <PageFrame title={t('confirmData.title')} width="form">
      <title>{t('confirmData.title')}</title>
      {now.at === 'gone' && <PageNotice text={t('confirmData.gone')} isAlert />}
      {now.at === 'confirmed' && (
        <PageNotice text={t(requestText(now.request))}>
          {now.request.path && (
            <a className="confirm-data-download" href={now.request.path} download>
              {t('file.download')}
            </a>
          )}
        </PageNotice>
      )}
      {now.at === 'question' && (
        <div className="confirm-data">
          <p>{t('confirmData.text')}</p>
          <Button tone="accent" disabled={now.isBusy} onClick={onConfirm}>
            {t('confirmData.confirm')}
          </Button>
          <p role="alert">{now.failure && t(now.failure)}</p>
        </div>
      )}
    </PageFrame>
  )
}

/** One for the page: the token is in its address only once, and React may ask twice. */
let opened: ReturnType<typeof createConfirmation> | undefined

function openConfirmation(): ReturnType<typeof createConfirmation> {
  opened ??= createConfirmation({
    client: createCalls(() => undefined).client,
    clock: browserClock,
    token: takeFragmentToken(location, history),
    onErased: (requestId) => forgetErased(createStorage(browserClock, rawLocalStorage()), requestId),
  })
  return opened
}
