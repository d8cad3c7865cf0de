import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Search } from 'lucide-react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import type { CourseSuggestion } from '../queries/courses.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { prefectureName } from '@tomogolf/format/prefecture-name'
import { namesOf } from '../features/courses/place-names.ts'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useCourseSuggestions } from './use-course-suggestions.ts'

type CourseFieldProps = {
  ref?: Ref<HTMLInputElement>
  value: string
  /** A typed name, which need not be in the course list. */
  onType: (name: string) => void
  onChoose: (course: CourseSuggestion) => void
  error?: ReactNode
  optional?: boolean
}
/**
 * A text field that suggests courses: an ARIA combobox with a list box. Arrow keys move, Enter
 * selects, Escape closes. Needs the phrase area `hosting`.
 */
export function CourseField({ ref, value, onType, onChoose, error, optional }: CourseFieldProps) {
  const { t, language } = useI18n()
  const list = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { idle, loading, failed, courses, searched } = useCourseSuggestions(value)
  const shown = open && !idle
  const option = (index: number) => `${list}-${index}`
  const choose = (course: CourseSuggestion) => {
    setOpen(false)
    onChoose(course)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setOpen(true)
      // beyond either end no suggestion is active, only the typed text
      const stops = courses.length + 1
      setActive((now) => ((now + 1 + step + stops) % stops) - 1)
    } else if (event.key === 'Enter') {
      // Enter selects a suggestion or keeps the typed name; it never submits the form
      event.preventDefault()
      const course = shown ? courses[active] : undefined
      if (course) choose(course)
      else setOpen(false)
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation()
      event.preventDefault()
      setOpen(false)
    }
  }
  const message = loading
    ? t('hosting.course.loading')
    : failed
      ? t('hosting.course.failed')
      : courses.length === 0
        ? t('hosting.course.none', { text: searched })
        : null
  return (
    <div className="relative">
      <Field
        label={t('hosting.course.label')}
        required={!optional}
        optional={optional}
        hint={t('hosting.course.hint')}
        error={error}
      >
        <TextInput
          ref={ref}
          icon={Search}
          role="combobox"
          aria-expanded={shown}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={shown && courses[active] ? option(active) : undefined}
          autoComplete="off"
          maxLength={120}
          value={value}
          placeholder={t('hosting.course.placeholder')}
          onChange={(event) => {
            onType(event.currentTarget.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div role="status" className="sr-only">
        {shown && (message ?? t('hosting.course.found', { count: courses.length }))}
      </div>
      {/* mousedown would move the focus out of the field before the click */}
      <div
        hidden={!shown}
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-[84px] z-10 max-h-[60vh] overflow-auto rounded-l border border-line-2 bg-surface-2 p-2 shadow-pop"
      >
        {message && <p className="px-3 py-2.5 text-s text-text-2">{message}</p>}
        <ul id={list} role="listbox" aria-label={t('hosting.course.label')}>
          {courses.map((course, index) => {
            const { first, firstLang, second, secondLang } = namesOf(course, language)
            return (
              <li
                key={course.id}
                id={option(index)}
                role="option"
                aria-selected={index === active}
                onClick={() => choose(course)}
                onPointerMove={() => setActive(index)}
                className={cx(
                  'flex cursor-pointer items-center gap-3.5 rounded-[10px] p-2 pr-3.5',
                  index === active && 'bg-surface-3',
                )}
              >
                <CourseArt
                  seed={course.id}
                  terrain={course.terrain}
                  size="320x188"
                  className="h-12 w-18 flex-none rounded-s"
                />
                <span className="min-w-0">
                  <b lang={firstLang} className="block leading-snug font-semibold">
                    {first}
                  </b>
                  <span className="block truncate text-xs text-text-3">
                    <span lang={secondLang}>{second}</span>
                    {' · '}
                    {prefectureName(course.prefecture, language)}
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
