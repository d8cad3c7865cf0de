import { useEffect, useRef, useState } from 'react'
import { Search } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { DayInput } from '@tomogolf/ui/forms/DayInput.tsx'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { isTyping } from '../lib/is-typing.ts'
import { useListSearch } from '../lib/list-search.ts'

const boxClass = 'min-h-11!',
  inputClass = 'min-h-10! text-s!'

/** The search field; `/` focuses it, Escape clears it. */
export function SearchBox({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (text: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      change.current(text.trim())
    }, 300)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <div role="search" className="w-full max-md:col-span-2 md:w-90">
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        icon={Search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('')
        }}
        boxClassName={boxClass}
        className={inputClass}
      />
    </div>
  )
}

/** One filter of a list, held in the URL. */
export function FilterSelect({
  name,
  label,
  options,
}: {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}) {
  const t = useT()
  const [search, change] = useListSearch()
  return (
    <Field label={label} labelHidden className="min-w-0 md:min-w-36">
      <Select
        value={String(search[name] ?? '')}
        onChange={(event) => change({ [name]: event.target.value || undefined })}
        boxClassName={boxClass}
        className={inputClass}
      >
        <option value="">{t('admin.filter.any', { name: label })}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** A range of dates in Japan, both included. */
export function FilterDays() {
  const t = useT()
  const [search, change] = useListSearch()
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <DayInput
          key={name}
          aria-label={t(`admin.filter.${name}`)}
          before={t(`admin.filter.${name}`)}
          value={String(search[name] ?? '')}
          onChange={(day) => change({ [name]: day || undefined })}
          boxClassName={`${boxClass} max-md:col-span-2 md:w-auto!`}
          className={inputClass}
        />
      ))}
    </>
  )
}
