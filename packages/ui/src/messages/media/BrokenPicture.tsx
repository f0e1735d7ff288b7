import { ImageIcon } from 'lucide-react'
import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { useUiText } from '../../text.tsx'
import { Card } from '../card/Card.tsx'
import { FileLine } from './FileLine.tsx'

/** D-08: a picture that does not come is still a name and, where there is one, a way to it. */
export function BrokenPicture({ url, name }: { url: string; name: string }) {
  const t = useUiText()
  return (
    <Card>
      <FileLine
        icon={<ImageIcon size={20} />}
        name={name || t('summary.image')}
        note={t('image.broken')}
        href={safeUrl(url)}
      />
    </Card>
  )
}
