/**
 * Keeps what a visitor does in a form before its code works, as text of a script. Sending it would load another page and lose
 * what was typed, a password in the address included, and React sets radio buttons and ticks back when it takes the form over.
 * Both are done again afterwards, in their order, and so are clicks on buttons with `data-early`, such as the one that adds to the
 * cart. Only React's own property of an element tells that it has taken it over. The same text on every page, so that the policy
 * names one script. Forms with an action of their own work without scripts.
 */
export const EARLY_INPUT_SCRIPT = [
  '(()=>{const early=[],wait=50,',
  'works=element=>Object.keys(element).some(key=>key.startsWith("__reactProps")),',
  'isOurs=form=>form&&form.getAttribute("method")==="post"&&!form.hasAttribute("action"),',
  // One answer per group of radio buttons, and one sending per form.
  'isSame=(one,other)=>one===other||one.type==="radio"&&other.type==="radio"&&one.form===other.form&&one.name===other.name,',
  'next=()=>{const[first]=early;if(!first)return;',
  'if(first.element.isConnected&&!works(first.element))return void setTimeout(next,wait);',
  // React shows its own values a moment after it has taken the element over.
  'setTimeout(()=>{early.shift();if(first.element.isConnected)first.again();next()},wait)},',
  'later=(element,act)=>{const known=early.find(one=>isSame(one.element,element)),again=()=>act(element);',
  'if(known)return void Object.assign(known,{element,again});early.push({element,again});if(early.length===1)next()};',
  'addEventListener("submit",event=>{const form=event.target;if(!isOurs(form))return;event.preventDefault();',
  'if(!works(form))later(form,()=>form.requestSubmit())},true);',
  'addEventListener("click",({target})=>{const button=target.closest("button[data-early]");',
  'if(button&&!works(button))later(button,()=>button.click())},true);',
  'addEventListener("change",({target})=>{const{type,checked}=target;',
  'if(type!=="radio"&&type!=="checkbox"||!isOurs(target.form)||works(target))return;',
  'later(target,()=>{if(target.checked!==checked)target.click()})},true)})()',
].join('');
