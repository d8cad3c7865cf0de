import type { ReactElement } from 'react'
import * as Primitive from 'radix-ui/dropdown-menu'
import { Check } from 'lucide-react'
import { cx } from '../lib/class-names.ts'
import type { MenuItem } from './menu-item.ts'

const row =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-[10px] px-3.5 text-left outline-none data-highlighted:bg-surface-3'

/** Runs after Radix has moved the focus to the menu. */
const focusNextTick = (item: HTMLElement | null) => void setTimeout(() => item?.focus())

type MenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The first item takes the focus. */
  openedByKeyboard: boolean
  trigger: ReactElement
  items: readonly MenuItem[]
  label: string
}
/**
 * The menu of a MenuButton, in a chunk of its own. Not modal: the page stays accessible and
 * scrolls.
 */
export default function Menu({
  open,
  onOpenChange,
  openedByKeyboard,
  trigger,
  items,
  label,
}: MenuProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
          className="z-70 min-w-60 animate-fade rounded-l border border-line-2 bg-surface-2 p-2 shadow-pop"
        >
          {items.map((item, index) => {
            const ref = openedByKeyboard && index === 0 ? focusNextTick : undefined
            const content = (
              <>
                {item.icon && <item.icon className="text-text-3" />}
                <span className="flex-1">{item.label}</span>
                {item.checked && <Check className="text-success" />}
              </>
            )
            if (item.checked !== undefined)
              return (
                <Primitive.CheckboxItem
                  key={item.id}
                  ref={ref}
                  checked={item.checked}
                  lang={item.lang}
                  onSelect={item.onSelect}
                  className={cx(row, item.checked && 'bg-surface-3')}
                >
                  {content}
                </Primitive.CheckboxItem>
              )
            return (
              <Primitive.Item
                key={item.id}
                ref={ref}
                lang={item.lang}
                onSelect={item.onSelect}
                asChild={item.link !== undefined}
                className={cx(row, item.danger && 'text-danger')}
              >
                {item.link ? item.link(content) : content}
              </Primitive.Item>
            )
          })}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
