import { Unreadable } from '../Unreadable.tsx'
import type { MessageOf } from '../message-kind.ts'
import { LinkCard } from './LinkCard.tsx'

export function LinkMessage({ message: { content } }: { message: MessageOf<'link'> }) {
  const { imgUrl, title, subTitle, describe, linkUrl } = content
  if (!title && !subTitle && !describe && !linkUrl) return <Unreadable />
  return (
    <LinkCard
      picture={imgUrl}
      title={title || subTitle || linkUrl}
      label={title && subTitle}
      text={describe}
      href={linkUrl}
    />
  )
}
