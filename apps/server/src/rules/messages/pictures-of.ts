import type { MessageContent } from '@foyer/contract/messages/content.ts'

/** The addresses of the pictures that a message shows. */
export function picturesOf(content: MessageContent): string[] {
  return found(content).filter((url) => url !== '')
}

function found(content: MessageContent): string[] {
  switch (content.kind) {
    case 'image':
      return [content.url]
    case 'goods':
    case 'order':
    case 'link':
      return [content.imgUrl]
    case 'rich': {
      const texts = [content.html, ...content.answers.map(({ text }) => text)]
      return [...texts.flatMap(inHtml), content.card?.imgUrl ?? '']
    }
    case 'html':
      return inHtml(content.html)
    case 'menu':
      return content.entries.map(({ imgUrl }) => imgUrl)
    default:
      return []
  }
}

/** A picture that this does not find, because its markup is unusual, is not loaded. */
function inHtml(html: string): string[] {
  const sources = html.matchAll(/<img(?=\s)[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)
  return Array.from(sources, ([, double, single]) => (double ?? single ?? '').trim().replaceAll('&amp;', '&'))
}
