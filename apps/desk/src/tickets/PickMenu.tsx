import { Button, Menu } from '@mantine/core'
import { Check, ChevronDown } from 'lucide-react'

type PickMenuProps<T extends string> = {
  label: string
  /** What stands on the button. */
  shown: string
  value: T
  options: readonly { value: T; label: string }[]
  onPick: (value: T) => void
}

/** A button that shows what is chosen and opens what else there is. */
export function PickMenu<T extends string>({ label, shown, value, options, onPick }: PickMenuProps<T>) {
  return (
    <Menu position="bottom-start" portalProps={{ target: '#desk-layer' }}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          rightSection={<ChevronDown size={14} aria-hidden="true" />}
          aria-label={`${label}: ${shown}`}
          title={label}
        >
          <bdi className="desk-ellipsis">{shown}</bdi>
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {options.map((option) => (
          <Menu.Item
            key={option.value}
            aria-current={option.value === value}
            rightSection={option.value === value && <Check size={16} aria-hidden="true" />}
            onClick={() => {
              if (option.value !== value) onPick(option.value)
            }}
          >
            <bdi>{option.label}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
