import { useState, type DragEvent } from 'react'

/** Moves items of a list by dragging their handles. Each item is an element of the list, in its order. */
export function useSort(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()

  function end(): void {
    setDragged(undefined)
    setOver(undefined)
  }

  return {
    handle: (place: number) => ({
      draggable: true,
      onDragStart: ({ currentTarget, dataTransfer }: DragEvent<HTMLElement>) => {
        dataTransfer.effectAllowed = 'move'
        // Firefox drags nothing that carries no data.
        dataTransfer.setData('text/plain', '')
        const item = currentTarget.closest('li')
        if (item) dataTransfer.setDragImage(item, 0, 0)
        setDragged(place)
      },
      onDragEnd: end,
    }),
    item: (place: number) => ({
      'data-over': (dragged !== undefined && over === place) || undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(place)
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (dragged === undefined) return
        event.preventDefault()
        event.stopPropagation()
        end()
        if (dragged !== place) onMove(dragged, place)
      },
    }),
  }
}

export type Sort = ReturnType<typeof useSort>
