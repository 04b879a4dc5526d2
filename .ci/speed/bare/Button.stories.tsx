export default { title: 'Button', component: () => <button type="button">Button</button> };

export const Default = {};
