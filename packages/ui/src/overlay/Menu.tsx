import type { ReactElement } from 'react'
import * as Primitive from 'radix-ui/dropdown-menu'
import { Check } from 'lucide-react'
import { cx } from '../lib/class-names.ts'
import type { MenuItem } from './MenuButton.tsx'

const row =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-[10px] px-3.5 text-left outline-none data-highlighted:bg-surface-3'

/** Once the menu has taken the focus itself. */
const focusSoon = (item: HTMLElement | null) => void setTimeout(() => item?.focus())

type MenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** It was opened by a key: the focus goes to the first item. */ byKeys: boolean
  trigger: ReactElement
  items: readonly MenuItem[]
  label: string
}
/** What MenuButton opens. Loaded at the first sign that it will be. Not modal: the page beside it stays readable for everybody, and scrolls. */
export default function Menu({ open, onOpenChange, byKeys, trigger, items, label }: MenuProps) {
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
            const ref = byKeys && index === 0 ? focusSoon : undefined
            const inside = (
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
                  {inside}
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
                {item.link ? item.link(inside) : inside}
              </Primitive.Item>
            )
          })}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
