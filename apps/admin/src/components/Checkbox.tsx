/** A checkbox in a row with a touch-sized target. */
export const Checkbox = ({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (on: boolean) => void
}) => (
  <label className="-m-2 inline-flex size-11 items-center justify-center">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 accent-success"
    />
  </label>
)
