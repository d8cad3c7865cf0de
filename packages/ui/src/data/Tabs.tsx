import { useEffect, useRef, type ReactNode } from 'react'
import * as Primitive from 'radix-ui/tabs'
import { cx } from '../lib/class-names.ts'

type TabsProps<T extends string> = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { value: T; label: ReactNode; count?: ReactNode }[]
  value: T
  onChange: (value: T) => void
  className?: string
  /** One TabPanel for each tab. */
  children: ReactNode
}
/** Tabs with panels; arrow keys move between them. Keep `value` in a search parameter. */
export function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
  children,
}: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the active tab may be outside of the strip: scrollIntoView would move the page as well
    const active = list.current?.querySelector<HTMLElement>('[data-state=active]')
    if (list.current && active)
      list.current.scrollTo({
        left: active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2,
      })
  }, [value])
  return (
    <Primitive.Root
      value={value}
      onValueChange={(next) => onChange(next as T)}
      className={className}
    >
      <Primitive.List
        ref={list}
        aria-label={label}
        className="scroll-strip relative flex gap-1 border-b border-line-2"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              'relative inline-flex min-h-13 flex-none items-center gap-2.5 px-4 font-semibold ' +
                'whitespace-nowrap text-text-3 first:pl-0.5 hover:text-text ' +
                'focus-visible:-outline-offset-2',
              'data-[state=active]:text-text data-[state=active]:after:absolute ' +
                'data-[state=active]:after:inset-x-4 data-[state=active]:after:bottom-0 ' +
                'data-[state=active]:after:h-0.5 data-[state=active]:after:bg-primary ' +
                'first:data-[state=active]:after:left-0',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="font-display text-s text-text-3">{tab.count}</span>
            )}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  )
}

/** The content of one tab. */
export const TabPanel = ({
  value,
  className,
  children,
}: {
  value: string
  className?: string
  children: ReactNode
}) => (
  <Primitive.Content value={value} className={className ?? 'pt-7'}>
    {children}
  </Primitive.Content>
)
