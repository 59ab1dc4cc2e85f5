/** A moment as whoever sits here reads his clock: `2026-11-22 05:30 CET`. */
export function localTime(millis: number): string {
  const date = new Date(millis)
  const two = (n: number) => String(n).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())} ${zoneAt(date)}`
}

/** The zone of the clock by its short name, else by its distance from UTC. */
function zoneAt(date: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'short' }).formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
}
