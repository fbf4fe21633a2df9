export const X = () => <p>{' '}{'·'}Hello {'du'} <b title="x">1</b></p>;
