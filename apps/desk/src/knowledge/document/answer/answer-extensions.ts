import { Extension, Node, type AnyExtension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { isAllowedLink, isStoredPicture } from '../../../rules/knowledge/answer-addresses.ts'

/** Without what the server drops: numbers at which a list starts, languages of code, targets of links. */
const attributesOf: Readonly<Record<string, Record<string, object>>> = {
  orderedList: {},
  codeBlock: {},
  link: { href: { default: null }, title: { default: null } },
}

const Basics = StarterKit.extend({
  addExtensions() {
    const parts: AnyExtension[] = this.parent?.() ?? []
    return parts.map((part): AnyExtension => {
      const attributes = attributesOf[part.name]
      return attributes && part.type !== 'extension' ? part.extend({ addAttributes: () => attributes }) : part
    })
  },
}).configure({
  heading: { levels: [3, 4] },
  // An empty paragraph at the end would be a change that nobody made.
  trailingNode: false,
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => isAllowedLink(address),
    HTMLAttributes: { target: null, rel: null, class: null },
  },
})

const Direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
      attributes: { dir: { default: null } },
    },
  ],
})

/** A picture of our own store. */
const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isStoredPicture(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** Tables are kept and their cells are edited; rows and columns come with an import. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
})
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})
const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: { default: null }, rowspan: { default: null } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** An editor of these makes nothing that the server would drop. */
export const answerExtensions: AnyExtension[] = [
  Basics,
  Direction,
  Picture,
  Table,
  TableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
]
