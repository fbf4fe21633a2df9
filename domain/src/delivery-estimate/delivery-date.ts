const SATURDAY = 6;
const SUNDAY = 0;

const isWorkingDay = (date: Date): boolean => date.getDay() !== SATURDAY && date.getDay() !== SUNDAY;

/**
 * The day on which a parcel that is ordered today arrives at the latest: so many working days later, Saturday and Sunday
 * skipped (spec core §9). Days are those of the clock that `today` is read with.
 */
export function deliveryDate(today: Date, workingDays: number): Date {
  const date = new Date(today);
  for (let left = workingDays; left > 0;) {
    date.setDate(date.getDate() + 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}
