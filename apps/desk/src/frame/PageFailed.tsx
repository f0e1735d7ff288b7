import { Button } from '@mantine/core'
import { useText } from '../text/text-context.tsx'
import { Note } from './Note.tsx'

/** The server cannot be reached, so nobody knows yet who is sitting here. */
export function PageFailed({ onAgain }: { onAgain: () => void }) {
  const t = useText()
  return (
    <main className="desk-plain-page">
      <Note isPage title={t('error.network')}>
        <Button variant="light" mt="sm" onClick={onAgain}>
          {t('thread.again')}
        </Button>
      </Note>
    </main>
  )
}
