import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { useUiText } from '../../text.tsx'
import { Card } from '../card/Card.tsx'
import type { MessageOf } from '../message-kind.ts'
import { fileIcons, fileShapeOf } from './file-icons.ts'
import { FileLine } from './FileLine.tsx'

export function FileMessage({ message: { content } }: { message: MessageOf<'file'> }) {
  const t = useUiText()
  const { url, name, size } = content
  const Icon = fileIcons[fileShapeOf(name)]
  return (
    <Card>
      <FileLine
        icon={<Icon size={20} />}
        name={name || t('file.unnamed')}
        note={size > 0 ? t('file.size', { size: Math.ceil(size) }) : ''}
        href={safeUrl(url)}
      />
    </Card>
  )
}
