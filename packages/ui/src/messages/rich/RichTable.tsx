import type { ReactNode } from 'react'
import type { RichNode } from './rich-tree.ts'

type RichTableProps = { rows: readonly RichNode[]; show: (nodes: readonly RichNode[]) => ReactNode }

/** Whatever stands in a table outside its cells becomes a row or a cell of its own: no word is lost. */
export function RichTable({ rows, show }: RichTableProps) {
  return (
    <div className="foyer-rich-table">
      <table>
        <tbody>
          {rows.filter(isSeen).map((row) => (
            <tr key={row.at}>
              {(row.shape === 'row' ? row.children : [row]).filter(isSeen).map((cell) => {
                const Tag = cell.shape === 'head' ? 'th' : 'td'
                const isCell = cell.shape === 'head' || cell.shape === 'cell'
                return <Tag key={cell.at}>{show(isCell ? cell.children : [cell])}</Tag>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The line breaks between the tags of a table are no content. */
function isSeen(node: RichNode): boolean {
  return node.shape !== 'words' || node.text.trim() !== ''
}
